/**
 * Watches for a tag's `<script type="application/json">` child: the parser may add it after the tag, and a page may
 * change it. Calls back with its text, or null without one, whenever that is new; the returned function stops it.
 */
export function watchJsonChild(element: Element, handle: (json: string | null) => void): () => void {
  let last: string | null | undefined
  function look() {
    const text = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? null
    if (text !== last) handle(text)
    last = text
  }
  const observer = new MutationObserver(look)
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  look()
  return () => observer.disconnect()
}
