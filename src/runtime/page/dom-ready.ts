import { documentProperty } from '../../navigation/page-document.ts'

/** Runs a callback once the page has been parsed, or immediately if it already has been. */
export function onDomReady(run: () => void): void {
  if (documentProperty('readyState') === 'loading') addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}
