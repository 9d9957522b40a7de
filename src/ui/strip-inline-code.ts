/**
 * Removes inline styles and event handlers from HTML. This only prevents Content Security Policy reports, which
 * browsers send as soon as they parse such HTML. It is not a security measure: `RichText` sanitizes the result.
 */
export function stripInlineCode(html: string): string {
  return html
    .replaceAll(STYLE_BLOCK, '')
    .replaceAll(START_TAG, (tag) => tag.replaceAll(ATTRIBUTE, dropInline))
}

/** Matches an unclosed block to the end of the text, because scanning again from each `<style` would be too slow. */
const STYLE_BLOCK = /<style[\s>][\s\S]*?(?:<\/style\s*>|$)/gi
/** Matches a whole start tag, including `>` characters in quoted values. */
const START_TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi
/** Matches an attribute's name and value. */
const ATTRIBUTE = /(?<=[\s/"'])([^\s=>/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g

function dropInline(attribute: string, name: string): string {
  return /^(?:style|on\w+)$/i.test(name) ? '' : attribute
}
