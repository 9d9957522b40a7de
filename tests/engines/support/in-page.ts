/** Functions that run in the page: each is sent there alone, and so contains all it needs. */

/** What a visitor can read, through all shadow roots. */
export function readText(): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('script, style, template, select')) return ''
    const { display } = getComputedStyle(node)
    // An element without a box of its own counts as invisible, its children don't.
    if (display !== 'contents' && !node.checkVisibility({ visibilityProperty: true })) return ''
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    const inside = slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes
    const text = [...inside].map(read).join('')
    return display.startsWith('inline') ? text : ` ${text} `
  }
  return read(document.body).replace(/\s+/g, ' ')
}

/** Visible elements that match, through all shadow roots, and might be called by a name. */
export function findDeep(selector: string, name: string): Element[] {
  const found: Element[] = []
  const tight = (text: string) => text.replace(/\s/g, '')
  const mayBeCalled = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    const names = [element.ariaLabel, element.textContent, element.getAttribute('alt'), ...labels]
    return element.hasAttribute('aria-labelledby') || tight(names.join()).includes(tight(name))
  }
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const isMeant = element.matches(selector) && mayBeCalled(element)
      if (isMeant && element.checkVisibility({ visibilityProperty: true })) found.push(element)
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return found
}

/** What has the focus, through all shadow roots. */
export function findFocused(): Element[] {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused && focused !== document.body ? [focused] : []
}

/** Waits until an element that slides in has arrived: nothing around it moves, and two pictures show it in the same place. */
export async function arrive(element: Element): Promise<void> {
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const nextPicture = () => new Promise((done) => requestAnimationFrame(done))
  const root = element.getRootNode() as Document | ShadowRoot
  const isCarrying = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    effect.target?.contains(element)
  const passing = () => root.getAnimations().filter(isCarrying)
  let before = ''
  do {
    // A slide begins with the picture after the one that opened it.
    await nextPicture()
    await Promise.allSettled(passing().map((animation) => animation.finished))
    before = place()
    await nextPicture()
  } while (before !== place())
}

/** Whether nothing is in front of an element's middle. */
export function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
}

/** Keeps what goes wrong on the pages of a visit; served as a script before ours. */
export function listen(): void {
  const keep = (text: string) => {
    const heard = JSON.parse(sessionStorage.getItem('consoleMessages') ?? '[]') as string[]
    sessionStorage.setItem('consoleMessages', JSON.stringify([...heard, text]))
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    keep(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  addEventListener('error', ({ message }) => keep(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${reason}`))
  for (const level of ['warn', 'error'] as const) {
    const original = console[level]
    console[level] = (...said: unknown[]) => {
      keep(`${level}: ${said.join(' ')}`)
      original.apply(console, said)
    }
  }
}
