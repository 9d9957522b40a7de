/**
 * Returns the open shadow roots of an element and of those within it, nested ones included.
 * @param isSkipped whether to leave out a host and everything in it
 */
export function openRootsIn(parent: ParentNode, isSkipped = (_host: Element) => false): ShadowRoot[] {
  const hosts = [parent, ...parent.querySelectorAll('*')] as Element[]
  return hosts.flatMap((host) => {
    const root = host.shadowRoot
    return root && !isSkipped(host) ? [root, ...openRootsIn(root, isSkipped)] : []
  })
}
