// The frame that paints the last card, watched from within the page.

/** Watches the next page that is opened; `painted` resolves with the times of the script's first line and of that frame. */
export async function nextCards(page, cards) {
  await page.addInitScript(watchCards, cards)
  // The page tells of it by itself: asking it would put the question's own script in the way of what is measured.
  const told = page.event('Page.navigatedWithinDocument')
  return { painted: told.then(() => page.evaluate(() => window.benchPainted)) }
}

/** Runs in the page, before anything of its own: when the card of this number has a box on screen, then when the frame that draws it is done. */
function watchCards({ host, frame, selector, count }) {
  if (window !== window.top) return
  const rootOf = () => {
    if (host) return document.querySelector(host)?.shadowRoot
    return frame ? document.querySelector(frame)?.contentDocument : document
  }
  const isShown = (card, room) => {
    const { height, bottom } = card.getBoundingClientRect()
    // A card in a frame that has not grown to hold it is not seen by anybody.
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
    // A task that is asked for in a frame comes after that frame's paint; this one before the pictures that the frame has asked for.
    scheduler.postTask(tell, { priority: 'user-blocking' })
  }
  requestAnimationFrame(look)
}

/** What is really there: cards with a picture that was loaded, a title, a price and a button. */
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
