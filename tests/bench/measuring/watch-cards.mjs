// Detects the frame that paints the last card, from within the page.

/** Observes the next page that is opened. `painted` resolves with the times of the script's first line and of that frame. */
export async function nextCards(page, cards) {
  await page.addInitScript(watchCards, cards)
  // The page signals the frame through a history event. Polling would run scripts in the page and distort the measurement.
  const signal = page.event('Page.navigatedWithinDocument')
  return { painted: signal.then(() => page.evaluate(() => window.benchPainted)) }
}

/** Runs in the page before its own scripts. Waits until the last card has a visible box, then until the frame with it is painted. */
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
    // A task posted in a frame runs after that frame is painted. The priority puts it before the frame's picture requests.
    scheduler.postTask(signalPainted, { priority: 'user-blocking' })
  }
  requestAnimationFrame(check)
}

/** Returns the number of complete cards: each has a loaded picture, a title, a price and a button. */
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
