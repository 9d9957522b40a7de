/**
 * Calls a function when one of the elements changes its size. Never calls it in jsdom, which has no layout.
 * @returns a function that stops observing
 */
export function observeSize(elements: readonly Element[], onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(onResize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
