import type { Page } from '@playwright/test'
import { misfits } from './support/overflow.ts'
import { cartButton, cartItemsIn, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'
import { expectOrder } from './support/text-direction.ts'

const body = '<cart-button></cart-button><cart-drawer></cart-drawer>'

const euro = { code: 'eur', symbol: '€', template: '$1 €' }
const lines = [
  ['Cable (25 m)!', 1],
  ['Heavy-duty weatherproof outdoor extension cable', 12],
  ['كابل (220 فولت)!', 345],
  ['Überspannungsschutzsteckdosenleisten', 9999],
].map(([title, quantity], index) => ({
  product: { id: `p${index}`, title },
  variant: { id: `v${index}`, title, price_in_cents: 1999, currency_info: euro },
  quantity,
}))

async function storeLines(page: Page, stored: unknown[] = lines): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('e-commerce-cart', text), JSON.stringify(stored))
}

test('cart items with large quantities fit in the drawer at a window width of 280 px', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 280, height: 800 })
  await storeLines(page)
  await testPage.open(body)
  await expect(cartItemsIn(await openCart(page))).toHaveCount(lines.length)
  await expect.poll(() => misfits(page)).toEqual([])
})

test('a cart of sixty lines shows all of them to a visitor who scrolls to the end', async ({
  page,
  testPage,
}) => {
  const many = [...Array(60).keys()].map((index) => ({
    product: { id: `p${index}`, title: `Cable ${index}` },
    variant: { id: `v${index}`, price_in_cents: 1999 },
    quantity: 1,
  }))
  await storeLines(page, many)
  await testPage.open(body)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(48)
  await cartItemsIn(drawer).first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 100_000)
    await expect(cartItemsIn(drawer).getByText('Cable 59')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expect(cartItemsIn(drawer)).toHaveCount(60)
})

test('the cart drawer on a right-to-left page shows English text and prices left to right and Arabic text right to left', async ({
  page,
  testPage,
}) => {
  await storeLines(page)
  await testPage.open(`<div dir="rtl">${body}</div>`)
  const drawer = await openCart(page)
  const [english, arabic] = [cartItemsIn(drawer).nth(0), cartItemsIn(drawer).nth(2)]
  const title = english.getByText('Cable (25 m)!', { exact: true })
  await expectOrder(title, 'C', '!')
  await expectOrder(english.getByText('19.99 €'), '1', '€')
  await expectOrder(arabic.getByText(/× 345/), '×', '=')
  await expectOrder(arabic.getByText(/^كابل/).first(), '!', 'ك')
  // On a right-to-left page, a short title is aligned to the right, even if its text is left-to-right.
  const end = await title.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right
  })
  expect(end).toBeLessThan(1)
})

// spec 2.34
test('the cart drawer slides in from the right', async ({ page, testPage }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await testPage.openShop()
  const panel = page.locator('dialog [part=panel]').first()
  await page.locator('cart-drawer').evaluate(({ shadowRoot }) => {
    shadowRoot?.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element && target.matches('[part=panel]'))) return
      const effects = target.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const frames = effects.flatMap((effect) => effect.getKeyframes())
      Reflect.set(window, 'slide', `${frames.map(({ translate }) => translate)}`)
    })
  })
  await cartButton(page).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'slide'))).toBe('100%,none')
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().right)).toBe(1280)
})
