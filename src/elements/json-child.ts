/**
 * Watches an element's `<script type="application/json">` child, which the parser or a page script may add or change later.
 * @param handle receives the initial text and each new text; null if there is no such child
 * @returns a function that stops watching
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
