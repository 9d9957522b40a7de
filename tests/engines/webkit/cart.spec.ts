import { isOnTop } from '../support/page-functions.ts'
import { expect, test } from '../support/webkit.ts'

const mug = '“Ohm Sweet Ohm” Mug'
/** In accessible names, WebKit adds a space between visible and visually hidden text. */
const addMug = `Add to Cart : ${mug}`

test('the cart drawer opens with the keyboard, traps focus, and returns focus to the cart button on Escape', async ({
  visitor,
  testPage,
}) => {
  await testPage.openShop()
  await visitor.sees(mug)
  await visitor.tabTo('Open cart, empty')
  await visitor.press('Enter')
  await visitor.find('dialog', 'Shopping Cart')
  const visited = new Set<string>()
  for (let press = 0; press < 8; press++) {
    await visitor.press('Tab')
    visited.add(await visitor.focused())
  }
  // After the last control, Tab focuses the dialog itself, then the first control.
  visited.delete('Shopping Cart')
  expect([...visited].sort()).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
  await visitor.press('Escape')
  await expect.poll(() => visitor.count('dialog', 'Shopping Cart')).toBe(0)
  await expect.poll(() => visitor.focused()).toBe('Open cart, empty')
})

test('the cart drawer closes on a click outside its panel but not on a click inside the panel', async ({
  visitor,
  testPage,
}) => {
  await testPage.openShop()
  await visitor.click('button', 'Open cart, empty')
  await visitor.click('heading', 'Shopping Cart')
  await visitor.sees('Your cart is empty.')
  await visitor.clickAt(100, 400)
  await visitor.seesNo('Your cart is empty.')
})

test('a toast appears above the open cart drawer, and Escape closes the toast first', async ({
  visitor,
  testPage,
}) => {
  await testPage.openShop()
  await visitor.click('button', 'Open cart, empty')
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Add some products to your cart before checking out.')
  const close = await visitor.find('button', 'Close notification')
  await expect.poll(() => visitor.driver.evaluateOn(close, isOnTop)).toBe(true)
  await visitor.press('Tab')
  expect(await visitor.focused()).toBe('Close notification')
  await visitor.press('Escape')
  await visitor.seesNo('Add some products to your cart before checking out.')
  expect(await visitor.focused()).toBe('Proceed to Checkout')
})

test('a page restored from the back/forward cache offers to restore an unfinished order', async ({
  visitor,
  testPage,
}) => {
  await testPage.openShop()
  await visitor.click('button', addMug)
  await visitor.click('button', 'Open cart, 1 item')
  await visitor.driver.evaluate(() => Reflect.set(window, 'wasCached', true))
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Check your order')
  await visitor.goBack()
  await visitor.sees('Your order was not completed')
  expect(await visitor.driver.evaluate(() => Reflect.get(window, 'wasCached') === true)).toBe(true)
  await visitor.click('button', 'Close notification')
  await visitor.click('button', 'Put it back')
  await visitor.sees('Total')
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Check your order')
})
