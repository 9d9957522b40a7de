/**
 * HTML without inline styles and handlers, as far as text alone can tell. This is for silence, not for safety: a strict
 * policy has the browser report each of them at the mere parsing, even in a document nobody is shown. What slips
 * through here still meets the sanitiser.
 */
export function withoutInline(html: string): string {
  return html
    .replaceAll(STYLE_BLOCK, '')
    .replaceAll(START_TAG, (tag) => tag.replaceAll(ATTRIBUTE, dropInline))
}

/** To its end, or to that of the text: looking for it from each beginning would take for ever. */
const STYLE_BLOCK = /<style[\s>][\s\S]*?(?:<\/style\s*>|$)/gi
/** From `<p` to its `>`, over quoted values that may hold one. */
const START_TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi
/** What parts it from the one before, its name, and its value. */
const ATTRIBUTE = /(?<=[\s/"'])([^\s=>/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g

function dropInline(attribute: string, name: string): string {
  return /^(?:style|on\w+)$/i.test(name) ? '' : attribute
}
