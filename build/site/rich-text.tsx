const KEPT = /^(?:p|ul|ol|li|strong|b|em|i|br|h[2-6]|blockquote)$/
const PIECE = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w-]*)[^>]*>|</gi

/** `components/ui/rich-text.tsx` where no browser can sanitise: a few tags without any attribute, and words. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made below of a short list and nothing else
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: harmless(html) }} />
}

/**
 * Nothing of the text's own markup gets through: what comes out are tags from a short list, written anew, each closed.
 * Links and pictures wait for the script.
 */
export function harmless(html: string): string {
  const open: string[] = []
  let out = ''
  let from = 0
  for (const { 0: piece, 2: slash, 3: tag = '', index } of html.matchAll(PIECE)) {
    out += html.slice(from, index).replaceAll('>', '&gt;')
    from = index + piece.length
    const name = tag.toLowerCase()
    if (piece === '<') out += '&lt;'
    if (!KEPT.test(name)) continue
    if (name === 'br') out += '<br>'
    else if (!slash) {
      open.push(name)
      out += `<${name}>`
    } else if (open.includes(name)) {
      let closed: string | undefined
      do {
        closed = open.pop()
        out += `</${closed}>`
      } while (closed !== name)
    }
  }
  return (
    out +
    html.slice(from).replaceAll('>', '&gt;') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}
