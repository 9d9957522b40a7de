import { websiteTexts } from '../texts/en/website.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import type { Address, Business } from './business.ts'
import { emailLink } from './links.ts'
import { openingHoursSpecification, specialHoursSpecification } from './opening-hours-specification.ts'
import { phoneNumber } from './phone-number.ts'

/**
 * Returns the business as structured data for search engines: a schema.org LocalBusiness or, without an
 * address, an Organization, because search engines reject a LocalBusiness that has no address. Leaves out
 * facts that the owner does not provide.
 * @param url absolute URL of the website; without it, the data has no pictures
 */
export function businessStructuredData(
  business: Business,
  url: string | null,
  locale: Locale = ENGLISH,
): object {
  const { address, description, founded, phone, services, social } = business
  const absolute = (file: string | null) => (url && file ? parseUrl(file, url)?.href : undefined)
  const profiles = social.map((profile) => absolute(profile.url)).filter(Boolean)
  // Undefined values are left out when the object is converted to JSON.
  return {
    ...(address ? localBusiness(business, address) : { '@type': 'Organization' }),
    name: business.name,
    url: url ?? undefined,
    description: description || undefined,
    // Search engines accept no pauses and no digits that are dialed after the connection.
    telephone: phoneNumber(phone)?.replace(/,.*/, ''),
    email: emailLink(business.email) ? business.email : undefined,
    image: absolute(business.owner_photo),
    logo: absolute(business.logo),
    foundingDate: founded && /^\d{4}(-\d\d){0,2}$/.test(founded) ? founded : undefined,
    areaServed: business.areas.length > 0 ? business.areas : business.service_area || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    hasOfferCatalog:
      services.length > 0
        ? {
            '@type': 'OfferCatalog',
            name: translator(websiteTexts, locale)('menu_services'),
            itemListElement: services.map(offer),
          }
        : undefined,
  }
}

function localBusiness({ geo, hours, price_range, trade }: Business, address: Address): object {
  const openingHours = openingHoursSpecification(hours.week ?? [])
  const specialHours = specialHoursSpecification(hours.special)
  return {
    '@type': trade.type || 'LocalBusiness',
    address: postalAddress(address),
    geo: geo ? { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } : undefined,
    priceRange: price_range ?? undefined,
    openingHoursSpecification: openingHours.length > 0 ? openingHours : undefined,
    specialOpeningHoursSpecification: specialHours.length > 0 ? specialHours : undefined,
  }
}

function offer({ title, description }: Business['services'][number]): object {
  return { '@type': 'Offer', itemOffered: { '@type': 'Service', name: title, description } }
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
