// Detects, from inside the page, when the last card is painted.

/**
 * Observes the next page that the tab opens. `painted` resolves with two times: when the script started and when the
 * last card was painted.
 */
export async function nextCards(page, cards) {
  await page.addInitScript(watchCards, cards)
  // A history event signals that the cards are painted. Polling would run code in the page and distort the measurement.
  const signal = page.event('Page.navigatedWithinDocument')
  return { painted: signal.then(() => page.evaluate(() => window.benchPainted)) }
}

/** Runs before the page's own scripts. Waits until the last card is visible and its frame has been painted. */
function watchCards({ host, frame, selector, count }) {
  if (window !== window.top) return
  const rootOf = () => {
    if (host) return document.querySelector(host)?.shadowRoot
    return frame ? document.querySelector(frame)?.contentDocument : document
  }
  const isShown = (card, frameHeight) => {
    const { height, bottom } = card.getBoundingClientRect()
    // An iframe hides its cards until it is tall enough.
    return height > 0 && bottom <= frameHeight + 1
  }
  const signalPainted = () => {
    const { startTime: painted } = performance.mark('bench:painted')
    const [{ startTime: start }] = performance.getEntriesByName('bench:start')
    window.benchPainted = { start, painted }
    history.replaceState(history.state, '')
  }
  const check = () => {
    const card = rootOf()?.querySelectorAll(selector)[count - 1]
    const frameHeight = frame ? document.querySelector(frame)?.clientHeight : Number.POSITIVE_INFINITY
    if (!card?.querySelector('button') || !isShown(card, frameHeight)) return requestAnimationFrame(check)
    // A task posted in an animation frame runs after the frame is painted. Its priority puts it before image requests.
    scheduler.postTask(signalPainted, { priority: 'user-blocking' })
  }
  requestAnimationFrame(check)
}

/** Returns the number of complete cards. A complete card has a loaded image, a title, a price and a button. */
export function countCards({ host, frame, selector }) {
  const root = host
    ? document.querySelector(host).shadowRoot
    : frame
      ? document.querySelector(frame).contentDocument
      : document
  return [...root.querySelectorAll(selector)].filter(
    (card) =>
      card.querySelector('img')?.naturalWidth > 0 &&
      card.querySelector('button') &&
      card.querySelector('h1, h2, h3') &&
      /\$\d+\.\d\d/.test(card.textContent),
  ).length
}
