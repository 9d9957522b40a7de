import { withoutModules } from '../../demo/website-scripts.ts'
import { expect, test } from './support/prerendered-site.ts'

// Only the React script can be interrupted, because Preact hydrates a page without pauses.
test('visitors can open the cart while a prerendered page is hydrating', async ({ page, prerendered }) => {
  await page.addInitScript(advanceClockWhenRead)
  await prerendered.open('/store', withoutModules)
  await page.evaluate(openCartDuringHydration)
  prerendered.releaseScripts()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  expect(await prerendered.removedElements()).toEqual([])
})

/** Advances the clock by 1 ms each time it is read. React pauses after 5 ms, so it then pauses after a few nodes. */
function advanceClockWhenRead(): void {
  let now = 0
  performance.now = () => {
    now += 1
    return now
  }
}

/** Clicks the cart button when React has hydrated the website's header but not its footer. */
function openCartDuringHydration(): void {
  const root = document.querySelector('electrician-site')?.shadowRoot
  const isHydrated = (selector: string) =>
    Object.keys(root?.querySelector(selector) ?? {}).some((name) => name.startsWith('__reactFiber'))
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    if (isHydrated('header') && !isHydrated('footer'))
      root?.querySelector<HTMLElement>('button[aria-label^="Open cart"]')?.click()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
}
