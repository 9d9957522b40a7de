/** The most common named entities. Their names are case-sensitive. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  euro: '€',
  eacute: 'é',
  Eacute: 'É',
}
const ENTITY = new RegExp(`&(?:#(\\d+)|#[xX]([\\da-fA-F]+)|(${Object.keys(ENTITIES).join('|')}));`, 'g')

/** Returns HTML as plain text, without tags and with common entities decoded. The result is not safe to use as HTML. */
export function plainText(html: string): string {
  return (
    html
      // An unclosed script or style element extends to the end of the text, as in browsers. Without `$`, this regular
      // expression would take quadratic time.
      .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
      // Remove inline tags without adding a space, because they do not separate words.
      .replace(/<\/?(a|b|i|u|s|em|strong|span|su[bp])\b[^>]*>?/gi, '')
      .replace(/<[a-z/!?][^>]*>?/gi, ' ')
      .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return ENTITIES[name] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Returns a product's meta description: the first 160 characters of its description, or its title (spec 2). */
export function metaDescription({
  title,
  description,
}: {
  title: string
  description: string | null
}): string {
  return plainText(description ?? '').slice(0, 160) || title
}
