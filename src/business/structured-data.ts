import type { Business } from './business.ts'
import { openingHours } from './opening-hours.ts'

/**
 * Returns the business as structured data for search engines, a schema.org `Electrician`.
 * @param url absolute URL of the website; without it, the data has no image
 */
export function electricianStructuredData(business: Business, url: string | null): object {
  const hours = openingHours(business.hours.regular)
  return {
    '@type': 'Electrician',
    name: business.name,
    ...(url && { url }),
    description: business.description,
    ...(business.phone && { telephone: business.phone }),
    ...(business.email && { email: business.email }),
    ...(url &&
      business.owner_photo &&
      URL.canParse(business.owner_photo, url) && { image: new URL(business.owner_photo, url).href }),
    areaServed: business.service_area,
    ...(hours.length > 0 && { openingHours: hours }),
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
