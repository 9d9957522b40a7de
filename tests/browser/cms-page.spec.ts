import type { Page } from '@playwright/test'
import { addButtonOf, addFromCard, cartButton, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const themeButton = (page: Page) => page.getByRole('button', { name: 'Search' })

test('a purchase works on a page with a CMS theme', async ({ page }) => {
  await page.goto('/cms-page.html')
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/success\.html/)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('elements on a CMS page use the colors and font from the page’s --ee properties, but no styles from its theme', async ({
  page,
}) => {
  await page.goto('/cms-page.html')
  const add = addButtonOf(page, mug)
  await expect(add).toHaveCSS('background-color', 'rgb(44, 106, 71)')
  await expect(add).toHaveCSS('font-family', /^Georgia/)
  await expect(add).toHaveCSS('font-size', '17px')
  await expect(add).toHaveCSS('text-transform', 'none')
  await expect(add).toHaveCSS('letter-spacing', 'normal')
  await expect(themeButton(page)).toHaveCSS('text-transform', 'uppercase')
  const name = page.getByRole('textbox', { name: 'Name *' })
  await expect(name).toHaveCSS('border-top-style', 'solid')
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-style', 'inset')
})
