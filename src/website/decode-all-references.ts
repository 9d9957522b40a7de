import { parseFragment } from 'parse5'

/** Replaces `src/catalog/decode-reference.ts` while prerendering, because it needs a browser. */
export function decodeReference(reference: string): string {
  const [text] = parseFragment(reference).childNodes
  return text && 'value' in text ? text.value : reference
}
