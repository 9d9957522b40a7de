import { expect, test } from './support/test-page.ts'

test('an open dialog is still modal after its element has been moved within the page', async ({
  page,
  testPage,
}) => {
  await testPage.open('<main></main><product-detail product-id="prod_tee"></product-detail>')
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.querySelector('product-detail') as Element),
  )
  await expect(page.locator('dialog.modal:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the menu on small screens is still modal after <electrician-site> has been moved within the page', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.open('<div id="target"></div><electrician-site routing="hash"></electrician-site>')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.evaluate(() =>
    document.querySelector('#target')?.append(document.querySelector('electrician-site') as Element),
  )
  await expect(page.locator('dialog.menu:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
})
