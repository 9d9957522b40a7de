/*
 * Treats the history as Astro’s `<ClientRouter />` does: each entry has an index and the scroll position, entries without
 * a state are ignored when the visitor comes back, and the body is replaced with that of the fetched page.
 */
let currentIndex = 0

if (history.state) {
  currentIndex = history.state.index
  scrollTo({ left: history.state.scrollX, top: history.state.scrollY })
} else history.replaceState({ index: 0, scrollX, scrollY }, '')
history.scrollRestoration = 'manual'

async function showPage(url: string, saved?: { scrollX: number; scrollY: number }): Promise<void> {
  const response = await fetch(url)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!saved) history.pushState({ index: ++currentIndex, scrollX: 0, scrollY: 0 }, '', url)
  document.body.replaceWith(page.body)
  scrollTo({ left: saved?.scrollX ?? 0, top: saved?.scrollY ?? 0, behavior: 'instant' })
}

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  void showPage(link.href)
})

addEventListener('popstate', ({ state }) => {
  if (state === null) return
  currentIndex = state.index
  void showPage(location.href, state)
})

addEventListener('scrollend', () => {
  if (history.state) history.replaceState({ ...history.state, scrollX, scrollY }, '')
})
