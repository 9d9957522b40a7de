import { type Decoder, nonEmptyString, withDefault } from '../untrusted/decoders.ts'

/** Decodes an address that an `<img>` may load: http, https, a data URL of an image, or relative to the page. */
export const imageUrl: Decoder<string> = (value) => {
  const address = nonEmptyString(value)
  return address && isImageUrl(address) ? address : undefined
}

/** Decodes other values as null. */
export const imageUrlOrNull = withDefault(imageUrl, null)

function isImageUrl(address: string): boolean {
  try {
    const { protocol, pathname } = new URL(address, 'https://page.invalid')
    return /^https?:$/.test(protocol) || (protocol === 'data:' && pathname.startsWith('image/'))
  } catch {
    return false
  }
}
