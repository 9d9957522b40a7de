import { cardOf, mug, toastOf } from './support/shop.ts'
import { expect, shopBody, test } from './support/test-page.ts'

test('an element moved by moveBefore() keeps its state and focus', async ({ page, testPage }) => {
  await testPage.open(
    '<div id="first"><product-detail product-id="prod_tee"></product-detail></div><div id="second"></div>',
  )
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.evaluate(() => {
    const second = document.querySelector('#second') as Element & {
      moveBefore(moved: Node, before: Node | null): void
    }
    second.moveBefore(document.querySelector('product-detail') as Node, null)
  })
  await expect(page.locator('#second').getByRole('radio', { name: 'Amber' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Increase/ })).toBeFocused()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
})

test('the script adds only one global variable, ElectricianElements', async ({ page, testPage }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window))
  await testPage.open(shopBody, { script: '' })
  const before = new Set(await globals())
  await testPage.open(shopBody)
  await expect(cardOf(page, mug)).toBeVisible()
  expect((await globals()).filter((name) => !before.has(name))).toEqual(['ElectricianElements'])
})
