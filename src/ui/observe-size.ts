/**
 * Calls a function when one of the elements changes its size.
 * @returns a function that stops observing
 */
export function observeSize(elements: readonly Element[], onResize: () => void): () => void {
  const observer = new ResizeObserver(onResize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
