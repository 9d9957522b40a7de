import type { Address, Geo } from './business.ts'

/** Returns an address on one line, such as "12 Main St, Springfield, IL 62701". */
export function addressText({ street, city, region, postal_code, country }: Address): string {
  const area = [region, postal_code].filter(Boolean).join(' ')
  return [street, city, area, country].filter(Boolean).join(', ')
}

/** Returns the URL of a map that shows the position or, if the position is unknown, the address. */
export function mapLink(address: Address, geo: Geo | null): string {
  const query = geo ? `${geo.latitude},${geo.longitude}` : addressText(address)
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
