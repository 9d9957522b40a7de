/** What the browser says of the page's comings and goings. Each returns a function that stops listening. */

export function onPageLeft(handle: () => void): () => void {
  return listen('pagehide', handle)
}

/** The page comes back as it was left: from the back/forward cache, with all its old state. */
export function onPageReturned(handle: () => void): () => void {
  return listen('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) handle()
  })
}

function listen(type: 'pagehide' | 'pageshow', handle: (event: Event) => void): () => void {
  addEventListener(type, handle)
  return () => removeEventListener(type, handle)
}
