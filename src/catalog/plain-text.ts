const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos|nbsp));/gi

/** The words of an HTML text: tags removed, common entities decoded, white space folded. For text only, never for markup. */
export function plainText(html: string): string {
  return (
    html
      // What is never closed reaches to the end, as in a browser: looking for its end from each beginning would take for ever.
      .replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
      // Within a sentence a tag parts no words.
      .replace(/<\/?(a|b|i|u|s|em|strong|span|su[bp])\b[^>]*>?/gi, '')
      .replace(/<[a-z/!?][^>]*>?/gi, ' ')
      .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The page's description of a product: the first 160 characters of its own, else its title (spec 2). */
export function metaDescription({
  title,
  description,
}: {
  title: string
  description: string | null
}): string {
  return plainText(description ?? '').slice(0, 160) || title
}
