// Runs in the page, before anything of its own: watches for the frame that paints the last card.

/** When the card of this number has a box on screen, then when the frame that draws it is done. */
export function watchCards({ host, frame, selector, count }) {
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
  const look = () => {
    const card = rootOf()?.querySelectorAll(selector)[count - 1]
    const room = frame ? document.querySelector(frame)?.clientHeight : Number.POSITIVE_INFINITY
    if (!card?.querySelector('button') || !isShown(card, room)) return requestAnimationFrame(look)
    // A task that is asked for in a frame comes after that frame's paint.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => performance.mark('bench:painted')
    port2.postMessage(null)
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
