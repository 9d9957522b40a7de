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
  const { shadowRoot } = document.querySelector(tag)
  // Each function returns a part of the state. The slowest comes last, because it counts as part of the measured time.
  const parts = shadowRoot.querySelector('dialog')
    ? [
        () => shadowRoot.querySelector('dialog').open,
        () => shadowRoot.querySelector('output')?.textContent,
        // A long cart shows only some of its lines, so their number stays the same when one is removed.
        () => [...shadowRoot.querySelectorAll('[part=line]')].at(-1)?.textContent,
      ]
    : // The badge shows at most 999+, but the button's name contains the exact number.
      [() => shadowRoot.textContent + shadowRoot.querySelector('button')?.ariaLabel]
  const before = parts.map((read) => read())
  const hasChanged = () => parts.some((read, index) => read() !== before[index])
  const promise = new Promise((resolve) => {
    const check = () => {
      if (!hasChanged()) return requestAnimationFrame(check)
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
