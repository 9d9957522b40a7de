// Detects, from inside the page, when the last card is painted.

/** Observes the page that opens next. `painted` resolves with the times when the script starts and the last card is painted. */
export async function nextCards(page, cards) {
  await page.addInitScript(watchCards, cards)
  // The page reports the paint with a history event, because polling would run code in the page and distort the measurement.
  const signal = page.event('Page.navigatedWithinDocument')
  return { painted: signal.then(() => page.evaluate(() => window.benchPainted)) }
}

/** Runs before the page's own scripts. Waits until the last card is visible and the frame that contains it is painted. */
function watchCards({ host, frame, selector, count }) {
  if (window !== window.top) return
  const rootOf = () => {
    if (host) return document.querySelector(host)?.shadowRoot
    return frame ? document.querySelector(frame)?.contentDocument : document
  }
  const isShown = (card, frameHeight) => {
    const { height, bottom } = card.getBoundingClientRect()
    // A card is hidden while its iframe is still too small.
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
    // A task posted during a frame runs after that frame is painted. Its high priority puts it before the image requests.
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
