import type { Business } from './business.ts'

/** The business for search engines: schema.org's `Electrician`. Without an address of its own it has no picture either. */
export function electricianData(business: Business, url: string | null): object {
  return {
    '@type': 'Electrician',
    name: business.name,
    ...(url && { url }),
    description: business.description,
    ...(business.phone && { telephone: business.phone }),
    ...(business.email && { email: business.email }),
    ...(url && business.owner_photo && { image: new URL(business.owner_photo, url).href }),
    areaServed: business.service_area,
    openingHours: business.hours.regular.map(({ title, text }) => `${title} ${text}`),
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
