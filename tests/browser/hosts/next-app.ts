/*
 * Treats the history as the App Router of Next.js does: each entry has the tree of the screen, `pushState` and
 * `replaceState` are patched to add it and to notice new URLs, states with `__NA` count as the router's own, and every
 * update of the router replaces the URL with the one that it knows.
 */
interface RouterState {
  __NA?: boolean
  tree?: string
}

let canonicalUrl = location.pathname + location.search
let tree = location.pathname

function patch(method: 'pushState' | 'replaceState'): History['pushState'] {
  const original = history[method].bind(history)
  history[method] = (state: RouterState | null, unused, url) => {
    if (state?.__NA) return original(state, unused, url)
    const { __NA, tree: current } = (history.state ?? {}) as RouterState
    if (url) canonicalUrl = new URL(url, location.href).pathname + new URL(url, location.href).search
    return original({ ...state, __NA, tree: current }, unused, url)
  }
  return original
}
const push = patch('pushState')
const replace = patch('replaceState')

function show(): void {
  const template = document.getElementById(tree) as HTMLTemplateElement
  const main = document.querySelector('main')
  if (main?.dataset['tree'] === tree) return
  main?.replaceChildren(template.content.cloneNode(true))
  main?.setAttribute('data-tree', tree)
}

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  tree = link.pathname
  canonicalUrl = link.pathname + link.search
  push({ __NA: true, tree }, '', canonicalUrl)
  show()
})

addEventListener('popstate', ({ state }: PopStateEvent) => {
  if (!state) return
  if (!state.__NA) return location.reload()
  tree = state.tree
  canonicalUrl = location.pathname + location.search
  replace({ ...history.state, __NA: true, tree }, '', canonicalUrl)
  show()
})

replace({ __NA: true, tree }, '', canonicalUrl)
show()
