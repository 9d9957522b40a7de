/** A start tag, an end tag or a text in HTML. A start tag's `attributes` have a space before each attribute. */
export type HtmlToken =
  | { type: 'start'; name: string; attributes: string }
  | { type: 'end'; name: string }
  | { type: 'text'; text: string }

const ATTRIBUTES =
  /[\t\n\f\r /]+|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*("[^"]*"?|'[^']*'?|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/g

/**
 * Splits HTML as browsers do. Leaves out comments, inline styles, event handlers and the content of scripts and similar
 * elements. Browsers report inline styles and event handlers to a Content Security Policy as soon as they parse them.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [text, , slash, tagName, attributes = ''] of html.matchAll(token())) {
    const name = tagName?.toLowerCase() ?? ''
    if (name && !text.endsWith('>')) return
    if (slash) yield { type: 'end', name }
    else if (name) yield { type: 'start', name, attributes: tidyAttributes(name, attributes) }
    else if (text === '<' || !text.startsWith('<')) yield { type: 'text', text }
  }
}

/**
 * Returns the pattern of a token. Each alternative matches to the end of the text if its end is missing. Without this,
 * scanning would be too slow.
 */
function token(): RegExp {
  return new RegExp(
    [
      // Comments, declarations and processing instructions
      '<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*>?',
      // Elements whose content is not shown
      '<(audio|iframe|math|noembed|noframes|noscript|script|style|svg|template|title|video|xmp)(?=[\\s/>])[^]*?(?:</\\1(?=[\\s/>])[^>]*>?|$)',
      `<(/?)([a-z][^\\t\\n\\f\\r />]*)((?:${ATTRIBUTES.source.replace(/\((?!\?)/g, '(?:')})*)(?:>|$)`,
      '<|[^<]+',
    ].join('|'),
    'gi',
  )
}

function tidyAttributes(name: string, source: string): string {
  let attributes = ''
  for (const [, attribute, value = ''] of source.matchAll(ATTRIBUTES)) {
    if (!attribute || /^(?:style|on\w+)$/i.test(attribute)) continue
    // These attributes could make the page huge. Images need their height before they load.
    if (/^height$/i.test(attribute) && name !== 'img') continue
    if (/^size$/i.test(attribute) && name !== 'font') continue
    const quote = /^["']/.exec(value)?.[0]
    const isClosed = quote && value.length > 1 && value.endsWith(quote)
    const quoted = quote ? value + (isClosed ? '' : quote) : `"${value.replace(/"/g, '&quot;')}"`
    attributes += value ? ` ${attribute}=${quoted}` : ` ${attribute}`
  }
  return attributes
}
