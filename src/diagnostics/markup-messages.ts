import { isSimilarName } from '../untrusted/similar-name.ts'
import { ELEMENT_ATTRIBUTES } from './element-attributes.ts'

/** A setting or a fact with a suspicious value. The tag is empty if the value is in JSON. */
export interface SuspiciousValue {
  tag: string
  name: string
  text: string
}

const ELEMENT_NAMES = Object.keys(ELEMENT_ATTRIBUTES)
const JSON_TAG = '<script type="application/json">'
const STORE_ID = 'See “Find your store ID” in docs/store-provider.md.'

/** The messages about mistakes in a page's markup. */
export const markupMessages = {
  /** Returns undefined for other libraries' elements. */
  'unknown-element'({ tag, prefix }: { tag: string; prefix: string }) {
    if (prefix && ELEMENT_NAMES.includes(tag))
      return `<${tag}> stays empty, because the script tag has data-prefix="${prefix}". Write <${prefix}${tag}>.`
    const unprefixed = tag.replace(/^ee-/, '')
    if (!prefix && ELEMENT_NAMES.includes(unprefixed))
      return `<${tag}> stays empty. Write <${unprefixed}>, or add data-prefix="ee-" to the script tag.`
    const meant = ELEMENT_NAMES.find((name) => isSimilarName(tag, prefix + name))
    return (
      meant && `<${tag}> stays empty, because no element has this name. Did you mean <${prefix}${meant}>?`
    )
  },

  'swallowed-content': ({ tag, inside }: { tag: string; inside: string }) =>
    `<${tag}> contains <${inside}>, so visitors do not see <${inside}>. The closing tag is probably missing: write ` +
    `<${tag}></${tag}>. <${tag} /> does not close an element.`,

  'curly-quotes': ({ name, text }: SuspiciousValue) =>
    `${name}=${text} has curly quotes, which become part of the value. Replace them with straight quotes: ` +
    `${name}="${text.replace(/[“”„‟″]/g, '')}".`,

  'placeholder-store': ({ name, text }: SuspiciousValue) =>
    `${name}="${text}" is the placeholder from an example. Write the ID of your own store. ${STORE_ID}`,

  /** Shows only the start of the key, because console logs are copied and shared. */
  'private-token'({ tag, name, text }: SuspiciousValue) {
    const key = text.trim()
    const fix = /^c/i.test(key)
      ? 'WooCommerce needs no key: remove the attribute.'
      : /^[rs]k/i.test(key)
        ? 'Set a publishable API key, which begins with “pk_”.'
        : 'Set the public access token of the Storefront API.'
    return (
      `<${tag} ${name}="${key.slice(0, 6)}…"> looks like a private key. Every visitor can read it in the page, and then ` +
      `read or change your orders and customers. Revoke this key in your store now. ${fix}`
    )
  },

  'no-scheme': (value: SuspiciousValue) =>
    `${written(value)} leads to a page of this website, because it does not begin with https://. ` +
    `Did you mean "https://${value.text.trim()}"?`,

  endpoint: (value: SuspiciousValue) =>
    `${written(value)} ${value.text.includes(':') ? 'cannot receive requests' : `is the page “${value.text.trim()}” of this website. If you mean a path, begin it with "/"`}. ` +
    'Write a URL that begins with https://, or an email address.',

  'phone-scheme': (value: SuspiciousValue) =>
    `${written(value)}: visitors see “tel:”. Write the number as people read it, such as "(555) 010-0199". ` +
    'It becomes a link automatically.',

  'invalid-email': (value: SuspiciousValue) =>
    `${written(value)} is not an email address, so it is not a link. ` +
    (/^\s*mailto:/i.test(value.text)
      ? 'Leave out "mailto:".'
      : 'Write one address, such as "hello@volt.example".'),

  'json-text': ({ tag }: { tag: string }) =>
    `<${tag}> contains JSON as text, so it has no effect. Put it into ${JSON_TAG}…</script> inside <${tag}>.`,

  'json-type': ({ mark, type }: { mark: string | undefined; type: string }) =>
    `<script${mark ? ` ${mark}` : ''}${type ? ` type="${type}"` : ''}> is ignored, because its type is not ` +
    'application/json. Set type="application/json".',

  /** The tag is empty if the script is not in an element of this library. */
  'json-place': ({ tag }: { tag: string }) =>
    `${tag ? `${JSON_TAG} in <${tag}> is ignored, because <${tag}> shows no business facts` : `The business facts in ${JSON_TAG} are ignored`}. ` +
    'Add data-electrician-business to the script, so that the facts apply to the whole page' +
    `${tag ? ', and move it out of the element.' : '.'}`,

  'second-business': (_details: object) =>
    'This page has two different <script data-electrician-business>, so the facts in the second one are ignored. ' +
    'Keep one, or move each into an element that contains the elements that it describes.',

  'missing-charset': ({ characterSet }: { characterSet: string }) =>
    `The browser reads this page as ${characterSet}, so characters such as “é” can look strange. ` +
    'Add <meta charset="utf-8"> as the first line of <head>, and save the file as UTF-8.',
} satisfies Record<string, (details: never) => string | undefined>

/** Returns the message about an attribute that belongs to other elements, or undefined if no element has it. */
export function misplacedAttribute(tag: string, name: string, known: readonly string[]): string | undefined {
  const owners = Object.entries(ELEMENT_ATTRIBUTES).filter(([, names]) => names.includes(name))
  if (owners.length === 0) return undefined
  const own = known.find((other) => name.endsWith(`-${other}`))
  const tags = owners.map(([owner]) => `<${owner}>`).join(' or ')
  return (
    `<${tag}> ignores the attribute "${name}", which belongs to ${tags}. ` +
    (own ? `On <${tag}>, write "${own}".` : 'Move it there.')
  )
}

/** Returns a value as the author wrote it. */
function written({ tag, name, text }: SuspiciousValue): string {
  return tag ? `<${tag}> ${name}="${text}"` : `The business fact "${name}": "${text}"`
}
