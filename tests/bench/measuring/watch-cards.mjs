// Detects the frame that paints the last card, from within the page.

/** Observes the next page that is opened. `painted` resolves with the times of the script's first line and of that frame. */
export async function nextCards(page, cards) {
  await page.addInitScript(watchCards, cards)
  // The page signals the frame through a history event. Polling would run scripts in the page and distort the measurement.
  const told = page.event('Page.navigatedWithinDocument')
  return { painted: told.then(() => page.evaluate(() => window.benchPainted)) }
}

/** Runs in the page before its own scripts. Waits until the last card has a visible box, then until the frame with it is painted. */
function watchCards({ host, frame, selector, count }) {
  if (window !== window.top) return
  const rootOf = () => {
    if (host) return document.querySelector(host)?.shadowRoot
    return frame ? document.querySelector(frame)?.contentDocument : document
  }
  const isShown = (card, room) => {
    const { height, bottom } = card.getBoundingClientRect()
    // A card is hidden while its iframe is still too small.
    return height > 0 && bottom <= room + 1
  }
  const tell = () => {
    const { startTime: painted } = performance.mark('bench:painted')
    const [{ startTime: start }] = performance.getEntriesByName('bench:start')
    window.benchPainted = { start, painted }
    history.replaceState(history.state, '')
  }
  const look = () => {
    const card = rootOf()?.querySelectorAll(selector)[count - 1]
    const room = frame ? document.querySelector(frame)?.clientHeight : Number.POSITIVE_INFINITY
    if (!card?.querySelector('button') || !isShown(card, room)) return requestAnimationFrame(look)
    // A task posted in a frame runs after that frame is painted. The priority puts it before the frame's picture requests.
    scheduler.postTask(tell, { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
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
