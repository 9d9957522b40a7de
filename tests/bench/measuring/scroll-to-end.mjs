// Scrolls to the end of a product list with the mouse wheel.

const wheelDelta = 2500

/** Scrolls until every card is loaded and the last one is visible. Returns the duration in milliseconds. */
export async function scrollToEnd(page, { host, selector, count }) {
  const started = performance.now()
  await page.mouse.move(600, 450)
  for (;;) {
    await page.mouse.wheel(0, wheelDelta)
    const { isEnd, isStuck } = await page.evaluate(checkPosition, { host, selector, count })
    if (isEnd) return performance.now() - started
    // Scrolling no longer loads more cards, so click the button that does.
    if (isStuck)
      await page
        .getByRole('button', { name: /^Show more/ })
        .click({ timeout: 5000 })
        .catch(() => {})
  }
}

/** Runs in the page. Waits for two frames, then returns whether the end is reached or loading has stopped. */
async function checkPosition({ host, selector, count }) {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement
  const isBottom = scrollTop + clientHeight >= scrollHeight - 2
  if (!isBottom) {
    window.benchBottomAt = undefined
    return {}
  }
  window.benchBottomAt ??= performance.now()
  const cards = document.querySelector(host).shadowRoot.querySelectorAll(selector).length
  return { isEnd: cards === count, isStuck: performance.now() - window.benchBottomAt > 2000 }
}
