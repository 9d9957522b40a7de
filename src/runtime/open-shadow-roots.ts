/** Returns the open shadow roots inside a node, including nested ones. */
export function findOpenShadowRoots(parent: ParentNode): ShadowRoot[] {
  return [...parent.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...findOpenShadowRoots(shadowRoot)] : [],
  )
}
