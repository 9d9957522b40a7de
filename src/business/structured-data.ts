import type { Address, Business } from './business.ts'
import { openingHours } from './opening-hours.ts'
import { openingHoursSpecification } from './opening-hours-specification.ts'

/**
 * Returns the business as structured data for search engines: a schema.org LocalBusiness. Facts that the owner does not
 * provide are left out.
 * @param url absolute URL of the website; without it, the data has no pictures
 */
export function businessStructuredData(business: Business, url: string | null): object {
  const { address, geo, hours, social } = business
  const text = openingHours(hours.regular)
  const absolute = (file: string | null) =>
    url && file && URL.canParse(file, url) ? new URL(file, url).href : undefined
  // Undefined values are left out when the object is converted to JSON.
  return {
    '@type': business.trade.type,
    name: business.name,
    url: url ?? undefined,
    description: business.description,
    telephone: business.phone ?? undefined,
    email: business.email ?? undefined,
    image: absolute(business.owner_photo),
    logo: absolute(business.logo),
    foundingDate: business.founded ?? undefined,
    priceRange: business.price_range ?? undefined,
    address: address ? postalAddress(address) : undefined,
    geo: geo ? { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } : undefined,
    areaServed: business.service_area,
    sameAs: social.length > 0 ? social.map((profile) => profile.url) : undefined,
    openingHours: !hours.week && text.length > 0 ? text : undefined,
    openingHoursSpecification: hours.week ? openingHoursSpecification(hours.week) : undefined,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: business.services.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  }
}

function postalAddress({ street, city, region, postal_code, country }: Address): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode: postal_code,
    addressCountry: country,
  }
}
