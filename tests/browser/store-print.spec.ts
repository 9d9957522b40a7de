import type { Page } from '@playwright/test'
import { expect, test } from './support/test-page.ts'

test('a printed product page has no buttons and no link back to the store', async ({ page, testPage }) => {
  await testPage.openProduct('prod_tee')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await print(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Store' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeVisible()
  await expect(page.getByText('$25.00').first()).toBeVisible()
})

test('a printed product list has no buttons', async ({ page, testPage }) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await expect(page.getByText('100 of 5,000 products')).toBeVisible()
  await print(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.locator('[part=card]').first()).toBeVisible()
})

test('a printed success page has neither buttons nor links', async ({ page, testPage }) => {
  await testPage.open('<order-success></order-success>')
  await print(page)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
})

function print(page: Page): Promise<void> {
  return page.emulateMedia({ media: 'print' })
}
