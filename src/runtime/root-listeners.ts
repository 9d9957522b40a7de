/** Called with each shadow root outside this library in which one of its elements was connected. */
export const rootListeners = new Set<(root: ShadowRoot) => void>()

/** Announces the shadow root that contains an element, if there is one. */
export function announceRootOf(element: Element): void {
  const root = element.getRootNode()
  if (root instanceof ShadowRoot) for (const listener of rootListeners) listener(root)
}
