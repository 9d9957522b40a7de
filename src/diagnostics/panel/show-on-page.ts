let outline: Animation | undefined

/** Scrolls to an element and outlines it until the next one is outlined. Does not change its styles. */
export function showOnPage(element: Element): void {
  hideOutline()
  const shown = withBox(element)
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The panel covers the lower half of a phone's screen.
  const block = innerWidth < 700 ? 'start' : 'center'
  shown.scrollIntoView({ block, behavior: isReduced ? 'auto' : 'smooth' })
  outline = shown.animate([{ outline: '4px solid #ffb000', outlineOffset: '-4px' }], {
    duration: 1,
    fill: 'forwards',
  })
}

/** Removes the outline. */
export function hideOutline(): void {
  outline?.cancel()
  outline = undefined
}

/** Returns the element, or its nearest ancestor with a box if the element has none. */
function withBox(element: Element): Element {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host
  return element.getClientRects().length > 0 || !parent ? element : withBox(parent)
}
