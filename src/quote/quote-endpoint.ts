/** Matches an email address without `mailto:`. */
const MAIL_ADDRESS = /^[^\s@?&/:]+@[^\s@?&/:]+\.[^\s@?&/:]+(\?.*)?$/

/** The documented form services that accept a form which a browser posts, whatever the `format` is. */
const FORM_SERVICE = /^https:\/\/(formspree\.io|api\.web3forms\.com|usebasin\.com)\//i

/** Returns an endpoint's URL. An email address becomes a `mailto:` URL. */
export function quoteUrl(endpoint: string | null | undefined): string | undefined {
  const url = endpoint?.trim().replace(/^mailto:/i, 'mailto:') || undefined
  return url && MAIL_ADDRESS.test(url) ? `mailto:${url}` : url
}

/**
 * Returns the attributes with which the browser sends the form while no script handles it. If the endpoint
 * expects JSON, `method="dialog"` keeps the browser from putting what the visitor typed into the page's URL.
 * @param url the result of `quoteUrl()`
 */
export function formTarget(url: string | undefined, format: string | null) {
  const isPosted = format === 'form' || format === 'urlencoded' || FORM_SERVICE.test(url ?? '')
  if (!url || !isPosted || url.startsWith('mailto:')) return { method: 'dialog' }
  return { method: 'post', action: url, encType: format === 'form' ? 'multipart/form-data' : undefined }
}
