import { isOnTop } from '../support/in-page.ts'
import { expect, test } from '../support/webkit.ts'

const mug = '“Ohm Sweet Ohm” Mug'
/** WebKit parts the words that only a screen reader gets from those on show. */
const addMug = `Add to Cart : ${mug}`

test('the cart opens by keyboard, keeps the focus and gives it back', async ({ visitor, testPage }) => {
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
  // Between two rounds the dialog itself has the focus.
  visited.delete('Shopping Cart')
  expect([...visited].sort()).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
  await visitor.press('Escape')
  await expect.poll(() => visitor.count('dialog', 'Shopping Cart')).toBe(0)
  await expect.poll(() => visitor.focused()).toBe('Open cart, empty')
})

test('a press beside the sheet closes the cart, one on it does not', async ({ visitor, testPage }) => {
  await testPage.openShop()
  await visitor.click('button', 'Open cart, empty')
  await visitor.click('heading', 'Shopping Cart')
  await visitor.sees('Your cart is empty.')
  await visitor.clickAt(100, 400)
  await visitor.seesNo('Your cart is empty.')
})

test('removing the last line by keyboard leaves the focus in the cart', async ({ visitor, testPage }) => {
  await testPage.openShop()
  await visitor.click('button', addMug)
  await visitor.click('button', 'Open cart, 1 item')
  await visitor.tabTo(`Remove ${mug}`)
  await visitor.press('Enter')
  await visitor.sees('Your cart is empty.')
  expect(await visitor.focused()).toBe('Keep browsing')
  await visitor.press('Tab')
  expect(await visitor.focused()).toBe('Proceed to Checkout')
})

test('a notice in the open cart is in front of it, and Escape closes the notice first', async ({
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

test('a page that was kept while its visitor was at the checkout wakes up with the lines on offer', async ({
  visitor,
  testPage,
}) => {
  await testPage.openShop()
  await visitor.click('button', addMug)
  await visitor.click('button', 'Open cart, 1 item')
  await visitor.driver.evaluate(() => Reflect.set(window, 'wasKept', true))
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Check your order')
  await visitor.goBack()
  await visitor.sees('Your order was not completed')
  expect(await visitor.driver.evaluate(() => Reflect.get(window, 'wasKept') === true)).toBe(true)
  await visitor.click('button', 'Close notification')
  await visitor.click('button', 'Put it back')
  await visitor.sees('Total')
  await visitor.click('button', 'Proceed to Checkout')
  await visitor.sees('Check your order')
})
