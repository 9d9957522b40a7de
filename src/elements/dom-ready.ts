/** Runs a callback once the page has been parsed, or immediately if it already has been. */
export function onDomReady(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
