import sanitizeHtml from 'sanitize-html'
import { isVisible, REMOVED_IF_EMPTY } from '../ui/allowed-html.ts'
import type { TidyHtml } from '../ui/tidy-html.ts'

const ALLOWED_TAGS =
  'p ul ol li strong b em i u s sub sup br hr h1 h2 h3 h4 h5 h6 blockquote pre code dl dt dd div span ' +
  'table caption thead tbody tfoot tr th td'

/**
 * Replaces the component `RichText` while prerendering. DOMPurify needs a browser, so prerendered pages show only basic
 * formatting until the script runs.
 */
export function RichText({ text: { html, hasNewlines } }: { text: TidyHtml }) {
  return (
    <div
      className="rich-text"
      data-newlines={hasNewlines || undefined}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
      dangerouslySetInnerHTML={{ __html: basicFormatting(html) }}
    />
  )
}

/**
 * Removes all attributes except `dir` and all but a few basic elements from HTML. The script adds links and pictures
 * later.
 */
export function basicFormatting(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS.split(' '),
    allowedAttributes: { '*': ['dir'] },
    transformTags: { ul: withDirection, ol: withDirection },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      REMOVED_IF_EMPTY.includes(tag) && !isVisible(text) && mediaChildren.length === 0,
  })
}

/** Like the script, lets the first text of a list determine the side of its bullets. */
function withDirection(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { dir: 'auto', ...attribs } }
}
