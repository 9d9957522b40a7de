import { cartButton, drawerOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

test('the cart slides in from the right', async ({ page, site }) => {
  await site.open('/')
  const panel = page.locator('dialog [part=panel]').first()
  const slide = panel.evaluate(
    (element) =>
      new Promise((done) => {
        element.addEventListener('transitionrun', () => {
          const effects = element.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          done(effects.flatMap((effect) => effect.getKeyframes()).map(({ translate }) => translate))
        })
      }),
  )
  await cartButton(page).click()
  expect(await slide).toEqual(['100%', '0px'])
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().right)).toBe(1280)
})

test('the cart is titled “Shopping Cart”', async ({ page, site }) => {
  await site.open('/')
  await cartButton(page).click()
  await expect(drawerOf(page).getByRole('heading', { level: 2 })).toHaveText('Shopping Cart')
})
