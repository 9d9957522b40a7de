/** A common mistake in a value. Also the name of the message about it. */
export type ValueProblem = 'curly-quotes' | 'private-token' | 'no-scheme'

/** Matches the names of attributes, settings and facts that contain a URL. */
const URL_NAME = /(url|host|endpoint|photo|logo|picture|booking|coverage|privacy|terms|imprint)$/i
const CURLY_QUOTES = /^[“”„‟″]|[“”„‟″]$/

/** Matches private keys of Shopify, Medusa, Stripe and WooCommerce. Public keys begin differently. */
const PRIVATE_KEY = /^(shp[a-z]{2,3}|[rs]k|c[ks])_/i

/** Matches a domain at the start of a text, such as `cal.com/volt`. */
const DOMAIN = /^(?:[a-z\d-]+\.)+([a-z]{2,})(?::\d+)?(\/|$)/i
/** Matches file extensions, because a URL such as `thanks.html` is not a domain. */
const FILE =
  /^(x?html?|php\d?|aspx?|jsp|cgi|jpe?g|png|gif|svg|webp|avif|heic|bmp|tiff?|ico|json|pdf|txt|xml|md)$/i

/** Returns the probable mistake in a setting or a fact, or undefined if there is none. */
export function findValueProblem(name: string, text: string): ValueProblem | undefined {
  const value = text.trim()
  if (!value) return undefined
  if (CURLY_QUOTES.test(value) && /^(store-|product-id|phone$|email$)|url$|endpoint$/.test(name))
    return 'curly-quotes'
  if (name === 'store-token') return PRIVATE_KEY.test(value) ? 'private-token' : undefined
  const isWord = /endpoint$/.test(name) && /^[\w-]+$/.test(value)
  return isWord || (URL_NAME.test(name) && isWithoutScheme(value)) ? 'no-scheme' : undefined
}

/** Returns whether a URL begins with a domain, not a scheme. Browsers resolve it against the page's URL. */
function isWithoutScheme(value: string): boolean {
  const [, ending = '', rest = ''] = DOMAIN.exec(value) ?? []
  return Boolean(ending) && (rest === '/' || !FILE.test(ending))
}
