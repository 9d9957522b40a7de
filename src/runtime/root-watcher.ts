import { findOpenShadowRoots } from './open-shadow-roots.ts'

/** A document or a shadow root. `document.querySelectorAll` alone does not search shadow roots. */
export type Root = Document | ShadowRoot

/**
 * Returns a watcher that searches a page for elements, also for those that are inserted later.
 * @param search searches one document or shadow root, without its nested shadow roots
 * @param isSkipped returns whether to skip the shadow root of a host
 */
export function createRootWatcher(search: (root: Root) => void, isSkipped: (host: Element) => boolean) {
  const roots = new Set<Root>()
  /** Created with the first root, because servers that import this code have no `MutationObserver`. */
  let observer: MutationObserver | undefined

  function searchAdded(changes: MutationRecord[]): void {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
    for (const node of added) watchInside(node)
    if (added.length > 0) searchAll()
  }

  function searchAll(): void {
    for (const root of roots)
      if (root instanceof ShadowRoot && !root.isConnected) roots.delete(root)
      else search(root)
  }

  function watch(root: Root): void {
    if (roots.has(root)) return
    roots.add(root)
    observer ??= new MutationObserver(searchAdded)
    observer.observe(root, { childList: true, subtree: true })
  }

  function watchInside(parent: ParentNode): void {
    for (const root of findOpenShadowRoots(parent, isSkipped)) watch(root)
  }

  return {
    /** Searches all watched roots again. */
    searchAll,
    /** Searches and watches a document or shadow root. */
    watch(root: Root): void {
      if (roots.has(root)) return
      watch(root)
      search(root)
    },
    /** Searches and watches the open shadow roots inside a node. Takes a while on large pages. */
    watchInside(parent: ParentNode): void {
      watchInside(parent)
      searchAll()
    },
  }
}
