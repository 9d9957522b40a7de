import sanitizeHtml from 'sanitize-html'

const ALLOWED_TAGS = 'p ul ol li strong b em i br h2 h3 h4 h5 h6 blockquote'.split(' ')

/** Replaces `RichText` while prerendering. DOMPurify needs a browser, so pages show basic formatting until the script runs. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: basicFormatting(html) }} />
}

/** Returns the HTML with only a few basic elements and no attributes. The script adds links and pictures later. */
export function basicFormatting(html: string): string {
  return sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} })
}
