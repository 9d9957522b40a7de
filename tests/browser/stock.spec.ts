import { addButtonOf, addFromCard, cartButton, plug, toastOf } from './support/shop.ts'
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
