import { withoutDataAddresses } from '../catalog/plain-text.ts'

/** Returns the names in a list that is separated by spaces. */
export const names = (list: string) => new Set(list.split(' '))

/** Elements that browsers open again in the next paragraph if they were not closed. */
export const FORMATTING = names('a b big code em font i nobr s small strike strong tt u')
/** Elements that end a paragraph. */
export const BLOCK = names(
  'address article aside blockquote center dd details dir div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
    'hgroup hr li main menu nav ol p pre search section summary table ul',
)

/** Limits of one text. Larger texts would stop the page while browsers parse them. */
const MAX_CHARACTERS = 100_000
/** Includes pictures in `data:` addresses. Regular expressions that read longer texts can throw. */
const MAX_LENGTH = 3_000_000
const MAX_TAGS = 5000
const MAX_REPEATED = 20_000

const TAG = /<(\/?)([a-z][^\t\n\f\r />]*)/gi

/**
 * Returns whether an untrusted HTML text is too long or has too many elements. Reads each character a fixed number of
 * times. Browsers can repeat each formatting element in each block, except one that ends before the next tag.
 */
export function isTooComplex(html: string): boolean {
  if (html.length > MAX_LENGTH) return true
  const rest = withoutDataAddresses(html, MAX_CHARACTERS)
  if (rest.length > MAX_CHARACTERS) return true
  let [tags, formatting, blocks] = [0, 0, 0]
  let previous = ''
  for (const [, slash, tagName = ''] of rest.matchAll(TAG)) {
    const name = tagName.toLowerCase()
    if (slash && name === previous && FORMATTING.has(name)) formatting -= 1
    previous = slash ? '' : name
    if (slash) continue
    tags += 1
    if (FORMATTING.has(name)) formatting += 1
    if (BLOCK.has(name)) blocks += 1
  }
  return tags > MAX_TAGS || formatting * blocks > MAX_REPEATED
}
