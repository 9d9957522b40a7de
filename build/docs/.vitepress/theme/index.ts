import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import './style.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) keepColorSchemeOfExamples()
  },
}
export default theme

/** Applies the reader's color scheme to the live examples. */
function keepColorSchemeOfExamples(): void {
  const { documentElement: page } = document
  const update = (frame: HTMLIFrameElement) => {
    const root = frame.contentDocument?.documentElement
    if (root) root.style.colorScheme = page.classList.contains('dark') ? 'dark' : 'light'
  }
  const updateAll = () => document.querySelectorAll<HTMLIFrameElement>('.live-example').forEach(update)
  new MutationObserver(updateAll).observe(page, { attributeFilter: ['class'] })
  // `load` does not bubble, and the window does not receive it from frames.
  document.addEventListener('load', updateAll, true)
  updateAll()
}
