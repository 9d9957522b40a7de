// Runs in the page. Measures the time from a click to the frame that shows its effect.

/** Records the time of the latest click. Must run before the page's own scripts. */
export function watchPresses() {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.benchClickAt = timeStamp
      window.benchOnClick?.()
    },
    { capture: true },
  )
}

/** Measures the time from a click to the first frame in which the element's content has changed. */
export function nextChange(tag) {
  const readState = () => {
    const { shadowRoot } = document.querySelector(tag)
    const dialog = shadowRoot.querySelector('dialog')
    const quantity = shadowRoot.querySelector('output')?.textContent
    if (dialog) return [dialog.open, quantity, shadowRoot.querySelectorAll('[part=line]').length].join()
    // The badge shows at most 999+, but the button's name contains the exact number.
    return shadowRoot.textContent + shadowRoot.querySelector('button')?.ariaLabel
  }
  const before = readState()
  const promise = new Promise((resolve) => {
    const check = () => {
      if (readState() === before) return requestAnimationFrame(check)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - window.benchClickAt)
      port2.postMessage(null)
    }
    window.benchOnClick = () => {
      window.benchOnClick = undefined
      requestAnimationFrame(check)
    }
  })
  return { promise }
}
