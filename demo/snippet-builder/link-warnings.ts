import { attributesOf, type ElementName } from './choices.ts'
import { type FactField, factFields } from './facts.ts'
import { capitalize } from './labels.ts'
import { attributeFields } from './read-choices.ts'

/** Text fields of the form that contain addresses, phone numbers or the store's ID. */
const sensitiveFields = [
  'script-folder',
  'store-host',
  'store-id',
  'phone',
  'email',
  'store-page',
  'product-page',
  'success-page',
]

/** Matches text that contains an address or a phone number. */
const CONTACT = /[a-z\d]\.[a-z]{2}|@|\/\/|\+?\d(?:[\s().-]*\d){6}/i

/**
 * Returns a warning that lists the addresses and phone numbers that a link has set, because a link can come from
 * somebody else. Returns an empty list if the link has set none.
 */
export function linkWarnings(link: URLSearchParams): string[] {
  const addresses = [
    ...sensitiveFields,
    ...attributeFields().filter((field) => isAddressAttribute(field)),
    ...factFields.filter(isAddressFact).map(({ name }) => name),
  ]
  const found = [...link].filter(
    ([name, text]) => text.trim() && (addresses.includes(name) || CONTACT.test(text)),
  )
  const labels = new Set(found.map(([name]) => capitalize(name.replaceAll('_', ' ').replace('.', ': '))))
  return labels.size > 0
    ? [
        `These choices came from a link. Check each address and phone number before you paste: ${[...labels].join(', ')}.`,
      ]
    : []
}

function isAddressAttribute(field: string): boolean {
  const [element = '', attribute = ''] = field.split('.')
  return attributesOf(element as ElementName)[attribute]?.type === 'address'
}

function isAddressFact({ type, columns }: FactField): boolean {
  return [type, ...columns.map((column) => column.type)].some((part) => part === 'url' || part === 'link')
}
