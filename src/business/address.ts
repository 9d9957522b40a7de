import type { Address, Geo } from './business.ts'

/** Countries that write the postal code before the city and leave out the region. */
const POSTAL_CODE_FIRST = /AT|BE|BG|CH|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IS|IT|LT|LU|NL|NO|PL|PT|RO|SE|SI|SK|TR/i

/**
 * Returns an address on one line, such as "12 Main St, Springfield, IL 62701" or "Hauptstr. 3, 24105 Kiel".
 * Leaves out the country's code, which only machines read.
 */
export function addressText({ street, city, region, postal_code, country = '' }: Address): string {
  const isCode = /^..$/.test(country.trim())
  const place =
    isCode && POSTAL_CODE_FIRST.test(country) ? [[postal_code, city]] : [[city], [region, postal_code]]
  const lines = place.map((parts) => parts.filter(Boolean).join(' '))
  return [street, ...lines, isCode ? '' : country].filter(Boolean).join(', ')
}

/** Returns the URL of a map that shows the position or, if the position is unknown, the address. */
export function mapLink(address: Address, geo: Geo | null): string {
  const { country = '' } = address
  const text = addressText(address)
  const query = geo
    ? `${geo.latitude},${geo.longitude}`
    : text.endsWith(country)
      ? text
      : `${text}, ${country}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
