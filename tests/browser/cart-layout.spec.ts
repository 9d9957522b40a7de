import { cartButton, cartItemsIn, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const body = '<cart-button></cart-button><cart-drawer></cart-drawer>'

test('a cart of sixty lines shows all of them to a visitor who scrolls to the end', async ({
  page,
  testPage,
}) => {
  const many = [...Array(60).keys()].map((index) => ({
    product: { id: `p${index}`, title: `Cable ${index}` },
    variant: { id: `v${index}`, price_in_cents: 1999 },
    quantity: 1,
  }))
  await page.addInitScript((lines) => localStorage.setItem('e-commerce-cart', lines), JSON.stringify(many))
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
