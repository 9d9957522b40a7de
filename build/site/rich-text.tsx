import sanitizeHtml from 'sanitize-html'

const ALLOWED_TAGS = 'p ul ol li strong b em i br h2 h3 h4 h5 h6 blockquote'.split(' ')

/**
 * Replaces the component `RichText` while prerendering. DOMPurify needs a browser, so prerendered pages show only basic
 * formatting until the script runs.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: basicFormatting(html) }} />
}

/** Removes all attributes and all but a few basic elements from HTML. The script adds links and pictures later. */
export function basicFormatting(html: string): string {
  return sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} })
}
