import { factsScript } from './support/business-facts.ts'
import { openPlumberPage, workButton } from './support/plumber.ts'
import { addFromCard, cartItemsIn, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('a long caption leaves the buttons of the dialog with finished jobs in the window', async ({
  page,
  testPage,
}) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"/>'
  await page.route('**/job.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
  const work = ['A new panel. '.repeat(20), 'A lamp'].map((text) => ({ picture: '/job.svg', text }))
  await testPage.open(`<service-list>${factsScript({ work })}</service-list>`)
  await page.getByRole('button', { name: 'A new panel.' }).click()
  await page.setViewportSize({ width: 320, height: 568 })
  for (const name of ['Close', 'Previous picture', 'Next picture'])
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('the “Our Work” dialog keeps its height when the picture changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlumberPage(page)
  await workButton(page, 'Kitchen faucet').click()
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next picture' })
  const before = await next.boundingBox()
  for (const _ of Array(4)) {
    await next.click()
    expect(await next.boundingBox()).toEqual(before)
  }
})

test('Escape restores a quantity that is typed in the cart without closing the cart', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  const input = drawer.getByRole('spinbutton')
  await input.click()
  await page.keyboard.type('250')
  await page.keyboard.press('Escape')
  await expect(input).toHaveValue('1')
  await expect(drawer).toBeVisible()
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await expect(cartItemsIn(drawer)).toContainText('× 250 = $4000.00')
})
