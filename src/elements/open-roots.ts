import { edgeOf } from './connected-elements.ts'

/** Returns the open shadow roots of an element and of those within it, nested ones included; not those of our own elements. */
export function openRootsIn(parent: ParentNode): ShadowRoot[] {
  const hosts = [parent, ...parent.querySelectorAll('*')] as Element[]
  return hosts.flatMap((host) => {
    const root = host.shadowRoot
    return root && !edgeOf(host) ? [root, ...openRootsIn(root)] : []
  })
}
