import { plainLines } from '../catalog/plain-text.ts'

/** Returns HTML as plain text, with line breaks between its paragraphs. */
export function textFragment(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  for (const line of plainLines(html).split('\n')) {
    if (fragment.hasChildNodes()) fragment.append(document.createElement('br'))
    fragment.append(line)
  }
  return fragment
}
