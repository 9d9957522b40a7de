/** Lets visitors switch between the panels of a tab list by clicking a tab or pressing an arrow key. */
export function connectTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]

  function show(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      if (panel) panel.hidden = !isChosen
    }
  }

  list.addEventListener('click', (event) => {
    const tab = tabs.find((candidate) => candidate === event.target)
    if (tab) show(tab)
  })
  list.addEventListener('keydown', (event) => {
    const current = tabs.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step && tabs.at((current + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    show(next)
    next.focus()
  })
}
