import { cartButton, drawerOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

// spec 2.34
test('the cart drawer slides in from the right', async ({ page, site }) => {
  await site.open('/')
  const panel = page.locator('dialog [part=panel]').first()
  await panel.evaluate((element) => {
    element.addEventListener('transitionrun', () => {
      const effects = element.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const frames = effects.flatMap((effect) => effect.getKeyframes())
      Reflect.set(window, 'slide', `${frames.map(({ translate }) => translate)}`)
    })
  })
  await cartButton(page).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'slide'))).toBe('100%,0px')
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().right)).toBe(1280)
})

// spec 2.37
test('the cart drawer is titled “Shopping Cart”', async ({ page, site }) => {
  await site.open('/')
  await cartButton(page).click()
  await expect(drawerOf(page).getByRole('heading', { level: 2 })).toHaveText('Shopping Cart')
})
