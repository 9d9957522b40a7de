/**
 * Returns the open shadow roots of a node and its descendants, including nested ones.
 * @param isSkipped returns whether to skip a host's shadow root
 */
export function findOpenShadowRoots(parent: ParentNode, isSkipped = (_host: Element) => false): ShadowRoot[] {
  const hosts = [parent, ...parent.querySelectorAll('*')] as Element[]
  return hosts.flatMap((host) => {
    const root = host.shadowRoot
    return root && !isSkipped(host) ? [root, ...findOpenShadowRoots(root, isSkipped)] : []
  })
}
