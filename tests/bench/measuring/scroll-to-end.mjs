// A visitor who turns the wheel until there is no more.

const turn = 2500

/** Until every card is there and the last one is on screen. Says how long that took, in milliseconds. */
export async function scrollToEnd(page, { host, selector, count }) {
  const started = performance.now()
  await page.mouse.move(600, 450)
  for (;;) {
    await page.mouse.wheel(0, turn)
    const { isEnd, isStuck } = await page.evaluate(look, { host, selector, count })
    if (isEnd) return performance.now() - started
    // Nothing comes by itself any more: what a visitor does then is to press the button.
    if (isStuck)
      await page
        .getByRole('button', { name: /^Show more/ })
        .click({ timeout: 5000 })
        .catch(() => {})
  }
}

/** Runs in the page, once two frames have been drawn. */
async function look({ host, selector, count }) {
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
