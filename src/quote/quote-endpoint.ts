/** Matches a `mailto:` URL, and an email address without the scheme. */
const MAIL = /^(mailto:.*|[^\s@?&/:]+@[^\s@?&/:]+\.[^\s@?&/:]+(\?.*)?)$/i

/** The documented form services that accept a form which a browser posts, whatever the `format` is. */
const FORM_SERVICE = /^https:\/\/(formspree\.io|api\.web3forms\.com|usebasin\.com)\//i

/** How the browser itself sends the form while no script handles it: the attributes of a `<form>`. */
export interface FormTarget {
  method: 'post' | 'dialog'
  action?: string
  encType?: string
}

/** Returns an endpoint's URL. An email address becomes a `mailto:` URL. */
export function quoteUrl(endpoint: string | null | undefined): string | undefined {
  const url = endpoint?.trim()
  if (!url) return undefined
  return MAIL.test(url) ? `mailto:${url.replace(/^mailto:/i, '')}` : url
}

/**
 * Returns the attributes of the form. An endpoint that expects JSON cannot read a form that the browser posts. The method
 * `dialog` then keeps the browser from putting what the visitor typed into the page's URL, because the form is in no
 * `<dialog>`.
 * @param url the result of `quoteUrl()`
 */
export function formTarget(url: string | undefined, format: string | null): FormTarget {
  const isPosted = format === 'form' || format === 'urlencoded' || FORM_SERVICE.test(url ?? '')
  if (!url || !isPosted || url.startsWith('mailto:')) return { method: 'dialog' }
  return { method: 'post', action: url, ...(format === 'form' ? { encType: 'multipart/form-data' } : {}) }
}
