/** Calls back once the page is parsed; at once if it is. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
