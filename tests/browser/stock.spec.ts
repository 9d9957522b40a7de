import {
  addButtonOf,
  addFromCard,
  cardOf,
  cartButton,
  cartItemsIn,
  mug,
  openCart,
  plug,
  toastOf,
} from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// spec 2.105, 8.8
test('a product card shows an error toast when the cart already contains the entire stock', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  for (let count = 0; count < 3; count++) await addFromCard(page, plug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
  await addButtonOf(page, plug).click()
  await expect(toastOf(page).getByText('Error adding to cart')).toBeVisible()
  await expect(toastOf(page)).toContainText(`Not enough stock for ${plug} (${plug}). Only 3 left.`)
  await expect(page.getByRole('alert').filter({ has: toastOf(page) })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
})

test('a product card shows an error toast when the cart already contains 9,999 of the product', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const torch = 'Pocket Flashlight'
  await addFromCard(page, torch)
  await page.evaluate(() => {
    const { cart } = window.ElectricianElements ?? {}
    cart?.setQuantity(cart.items[0]?.variant.id ?? '', 9999)
  })
  await addButtonOf(page, torch).click()
  await expect(toastOf(page).getByText('Error adding to cart')).toBeVisible()
  await expect(toastOf(page)).toContainText('You can add at most 9,999 of one item.')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 9999 items')
})

// spec R.12
test('adding a sold-out product from its card shows a toast saying that none are left', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const reel = 'Extension Reel, 80 ft'
  await addButtonOf(page, reel).click()
  await expect(toastOf(page)).toContainText(`Not enough stock for ${reel} (${reel}). Only 0 left.`)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})

// spec R.11
test('the card of a product that is not for sale has a disabled “Currently unavailable” button', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const button = cardOf(page, 'Rotary Dimmer').getByRole('button')
  await expect(button).toBeDisabled()
  await expect(button).toContainText('Currently unavailable')
})

// spec 5.2
test('the product page counts items already in the cart when it checks the stock', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_smart_plug')
  await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('3 in stock!')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText(`2 x ${plug} (${plug}) added.`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page).getByText('Oh no! Something went wrong.')).toBeVisible()
  await expect(toastOf(page)).toContainText(`Not enough stock for ${plug} (${plug}). Only 3 left.`)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

// spec 4.22, 4.24
test('“Add to Cart” on the product page is disabled while the quantity exceeds the stock', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_smart_plug')
  await expect(page.getByText('3 in stock!')).toBeVisible()
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Increase/ }).click()
  await expect(page.getByText('Not enough stock. Only 3 left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await page.getByRole('button', { name: /^Decrease/ }).click()
  await expect(page.getByText('3 in stock!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
})

// spec R.26
test('the product page shows the stock of the selected style and keeps the chosen quantity', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByRole('radio', { name: 'Stone' }).check()
  await expect(page.getByText('Not enough stock. Only 0 left.')).toBeVisible()
  await page.getByRole('radio', { name: 'Amber' }).check()
  await expect(page.getByText('9 in stock!')).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
})

// spec 4.25
test('the page of a product that is not for sale says “Currently unavailable”', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_dimmer')
  await expect(page.getByText('Currently unavailable')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
})

test('the stock message of a product with unlimited stock is empty but in the accessibility tree', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_torch')
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  // The second text is the quantity.
  await expect(page.getByRole('article').getByRole('status')).toHaveText(['', '1'])
})

// spec 2.121, 9.21
test('the quantity never falls below one on the product page or in the cart', async ({ page, testPage }) => {
  await testPage.openProduct('prod_mug')
  const decrease = page.getByRole('button', { name: /^Decrease/ })
  await expect(decrease).toHaveAttribute('aria-disabled', 'true')
  await decrease.click({ force: true })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText(`1 x ${mug}`)
  const drawer = await openCart(page)
  const decreaseInCart = cartItemsIn(drawer).getByRole('button', { name: /^Decrease/ })
  // A forced click does not wait until the drawer has opened.
  await expect(decreaseInCart).toBeInViewport({ ratio: 1 })
  await decreaseInCart.click({ force: true })
  await expect(cartItemsIn(drawer).getByRole('status')).toHaveText('1')
})

// spec 4.7
test('the plus button in the cart does not check the stock', async ({ page, testPage }) => {
  await testPage.openShop()
  await addFromCard(page, plug)
  const drawer = await openCart(page)
  for (let press = 0; press < 4; press++) {
    await cartItemsIn(drawer)
      .getByRole('button', { name: /^Increase/ })
      .click()
  }
  await expect(cartItemsIn(drawer).getByRole('status')).toHaveText('5')
  await expect(drawer.getByText('$95.00', { exact: true })).toBeVisible()
})
