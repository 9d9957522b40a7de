// Functions that run in the page. The driver sends the source of each function separately, so a function cannot use other
// code in this file.

/** Returns the visible text of the page, including shadow roots. */
export function readText(): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('script, style, template, select')) return ''
    const { display } = getComputedStyle(node)
    // checkVisibility() returns false for `display: contents`, even if the children are visible.
    if (display !== 'contents' && !node.checkVisibility({ visibilityProperty: true })) return ''
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    const inside = slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes
    const text = [...inside].map(read).join('')
    return display.startsWith('inline') ? text : ` ${text} `
  }
  return read(document.body).replace(/\s+/g, ' ')
}

/** Finds visible elements that match a selector and may have this accessible name. Also searches shadow roots. */
export function findInShadowRoots(selector: string, name: string): Element[] {
  const found: Element[] = []
  const withoutSpaces = (text: string) => text.replace(/\s/g, '')
  const mayHaveName = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    const names = [element.ariaLabel, element.textContent, element.getAttribute('alt'), ...labels]
    return (
      element.hasAttribute('aria-labelledby') || withoutSpaces(names.join()).includes(withoutSpaces(name))
    )
  }
  const search = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const isMatch = element.matches(selector) && mayHaveName(element)
      if (isMatch && element.checkVisibility({ visibilityProperty: true })) found.push(element)
      if (element.shadowRoot) search(element.shadowRoot)
    }
  }
  search(document)
  return found
}

/** Returns an array with the focused element, or an empty array if no element has focus. Also searches shadow roots. */
export function findFocused(): Element[] {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused && focused !== document.body ? [focused] : []
}

/** Waits until no finite animation moves the element and its position is the same in two consecutive frames. */
export async function waitUntilStill(element: Element): Promise<void> {
  const position = () => JSON.stringify(element.getBoundingClientRect())
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
  const root = element.getRootNode() as Document | ShadowRoot
  const movesElement = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    effect.target?.contains(element)
  const finiteAnimations = () => root.getAnimations().filter(movesElement)
  let before = ''
  do {
    // An animation starts one frame after the change that triggers it.
    await nextFrame()
    await Promise.allSettled(finiteAnimations().map((animation) => animation.finished))
    before = position()
    await nextFrame()
  } while (before !== position())
}

/** Returns whether the element is on top of all others at its center. */
export function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
}

/** Records errors, warnings and policy violations in session storage. Pages run this before they load the elements. */
export function recordErrors(): void {
  const record = (text: string) => {
    const messages = JSON.parse(sessionStorage.getItem('consoleMessages') ?? '[]') as string[]
    sessionStorage.setItem('consoleMessages', JSON.stringify([...messages, text]))
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    record(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  addEventListener('error', ({ message }) => record(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => record(`uncaught: ${reason}`))
  for (const level of ['warn', 'error'] as const) {
    const original = console[level]
    console[level] = (...args: unknown[]) => {
      record(`${level}: ${args.join(' ')}`)
      original.apply(console, args)
    }
  }
}
