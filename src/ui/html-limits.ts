import { withoutDataAddresses } from '../catalog/plain-text.ts'

/** Limits of one text. Larger texts would stop the page while browsers parse them. */
const MAX_CHARACTERS = 100_000
/** Includes pictures in `data:` addresses. Regular expressions that read longer texts can throw. */
const MAX_LENGTH = 3_000_000

const names = (list: string) => new Set(list.split(' '))
/** Elements that browsers open again after another element ends them, for example in the next paragraph. */
const FORMATTING = names('a b big code em font i nobr s small strike strong tt u')
/** Start tags that end no other element. */
const ENDS_NOTHING = names('b big br code em font i img s small span strike strong sub sup tt u wbr')

const TAG = /<(\/?)([a-z][^\t\n\f\r />]*)/gi

/** Returns whether an untrusted HTML text is too long to be parsed. */
export function isTooLong(html: string): boolean {
  return html.length > MAX_LENGTH || withoutDataAddresses(html, MAX_CHARACTERS).length > MAX_CHARACTERS
}

/**
 * Returns an upper limit for the number of elements that browsers create for HTML. Unclosed formatting counts
 * again at each tag that may end and repeat it: 12 kB of HTML could create 600,000 elements.
 */
export function countElements(html: string): number {
  let elements = 0
  /** The number of formatting elements that were not closed before another element began or ended. */
  let unclosed = 0
  let open: string[] = []
  for (const [, slash, tagName = ''] of html.matchAll(TAG)) {
    const name = tagName.toLowerCase()
    elements += 1
    if (slash && open.at(-1) === name) {
      open.pop()
      continue
    }
    if (slash || !ENDS_NOTHING.has(name)) elements += unclosed + open.length
    if (FORMATTING.has(name)) {
      if (!slash) open.push(name)
    } else if (!ENDS_NOTHING.has(name)) {
      unclosed += open.length
      open = []
    }
  }
  return elements
}
