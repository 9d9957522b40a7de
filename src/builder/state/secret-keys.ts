import { findValueProblem } from '../../diagnostics/suspicious-value.ts'

/** Matches secret keys of Shopify, Stripe, Medusa and WooCommerce, also inside an address. */
const SECRET_KEY =
  /(?<![a-z\d])(?:shp[a-z]{2,3}_[a-z\d]+|(?:[rs]k_(?:live|test|org)_|whsec_)\w+|sk_[a-z\d]{16,}|c[ks]_[\da-f]{16,})/gi

const DANGER =
  'Whoever has it can read and change your orders and customers, and visitors could read it on your website. The builder does not save it.'

/** Tells owners that an opened file, link or saved state contained a secret key. */
export const KEY_REMOVED =
  'A secret key was removed from your entries, because visitors could read it. If it was on a website or in a link, replace it where you created it.'

/**
 * Returns why a text must not be published: it contains a secret key. Undefined without one.
 * @param name the name of the field, because every secret prefix counts in a token
 */
export function secretKeyProblem(text: string, name: unknown = ''): string | undefined {
  const [key = isSecretToken(text, name) ? text.trim() : ''] = text.match(SECRET_KEY) ?? []
  if (!key) return undefined
  if (/^shp/i.test(key))
    return `This is a secret Shopify token. ${DANGER} Copy the public access token: it is in Shopify, in the app “Headless”, under your storefront.`
  if (/^c/i.test(key))
    return `This is a secret WooCommerce key. ${DANGER} Your website needs no key for WooCommerce: remove it.`
  if (/^sk_(?!live|test|org)/i.test(key))
    return `This is a secret Medusa key. ${DANGER} Copy the publishable key, which begins with pk_: it is in the dashboard under “Settings”, “Publishable API Keys”.`
  return `This is a secret Stripe key. ${DANGER} Your website needs no Stripe key: use a payment link, which is in Stripe under “Payment Links”.`
}

/** Returns a value, such as the builder's state, without the secret keys in its texts. */
export function withoutSecretKeys<Value>(value: Value, name: unknown = ''): Value {
  if (typeof value === 'string')
    return (isSecretToken(value, name) ? '' : value.replaceAll(SECRET_KEY, '')) as Value
  if (Array.isArray(value)) return value.map((entry) => withoutSecretKeys(entry)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutSecretKeys(part, key)]),
  ) as Value
}

type KeyPath = readonly (string | number)[]

/** Returns the places of texts with secret keys, with a message for the owner. */
export function secretKeysIn(value: unknown, path: KeyPath = []): { path: KeyPath; message: string }[] {
  if (typeof value === 'string') {
    const message = secretKeyProblem(value, path.at(-1))
    return message ? [{ path, message }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    secretKeysIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function isSecretToken(text: string, name: unknown): boolean {
  return String(name).endsWith('token') && findValueProblem('store-token', text) === 'private-token'
}
