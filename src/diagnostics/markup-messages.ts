/** A setting or a fact with a suspicious value. The tag is empty if the value is in JSON. */
export interface SuspiciousValue {
  tag: string
  name: string
  text: string
}

const JSON_TAG = '<script type="application/json">'

/** The messages about mistakes in a page's markup. */
export const markupMessages = {
  'unknown-attribute'({ tag, name, known }: { tag: string; name: string; known: readonly string[] }) {
    const fix = known.length > 0 ? `Its attributes are ${known.join(', ')}.` : 'Remove it.'
    return `<${tag}> has no attribute "${name}", so it has no effect. ${fix}`
  },

  'swallowed-content': ({ tag, inside }: { tag: string; inside: string }) =>
    `<${tag}> contains <${inside}>, so visitors do not see <${inside}>. The closing tag is probably ` +
    `missing: write <${tag}></${tag}>. <${tag} /> does not close an element.`,

  'curly-quotes': ({ name, text }: SuspiciousValue) =>
    `${name}=${text} has curly quotes, which become part of the value. Replace them with straight quotes: ` +
    `${name}="${text.replace(/[“”„‟″]/g, '')}".`,

  /** Shows only the start of the key, because console logs are copied and shared. */
  'private-token'({ tag, name, text }: SuspiciousValue) {
    const key = text.trim()
    const fix = /^c/i.test(key)
      ? 'WooCommerce needs no key: remove the attribute.'
      : /^[rs]k/i.test(key)
        ? 'Set a publishable API key, which begins with “pk_”.'
        : 'Set the public access token of the Storefront API.'
    return (
      `<${tag} ${name}="${key.slice(0, 6)}…"> looks like a private key. Every visitor can read it in the ` +
      `page, and then read or change your orders and customers. Revoke this key in your store now. ${fix}`
    )
  },

  'no-scheme': (value: SuspiciousValue) =>
    `${written(value)} leads to a page of this website, because it does not begin with https://. ` +
    (value.text.includes('.')
      ? `Did you mean "https://${value.text.trim()}"?`
      : 'Write the whole URL, or begin a path with "/".'),

  /** `written` is the tag that contains the JSON. */
  'json-type': ({ written }: { written: string }) =>
    `The JSON in ${written} is ignored. Put it into ${JSON_TAG}…</script>.`,
} satisfies Record<string, (details: never) => string | undefined>

/** Returns a value as the author wrote it. */
function written({ tag, name, text }: SuspiciousValue): string {
  return tag ? `<${tag}> ${name}="${text}"` : `The business fact "${name}": "${text}"`
}
