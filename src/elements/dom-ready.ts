/** Runs a callback when the page is parsed, or immediately if it already is. */
export function onDomReady(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
