import sanitizeHtml from 'sanitize-html'

const ALLOWED_TAGS = 'p ul ol li strong b em i br h2 h3 h4 h5 h6 blockquote'.split(' ')

/** `RichText` while prerendering: DOMPurify needs a browser, so a page shows basic formatting until the script runs. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: basicFormatting(html) }} />
}

/** Returns the HTML with its text and a few tags without attributes. Links and pictures appear with the script. */
export function basicFormatting(html: string): string {
  return sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} })
}
