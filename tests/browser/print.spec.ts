import { cartButton, openCart } from './support/shop.ts'
import { expect, test } from './support/site-screens.ts'

test('printed pages of the store have no buttons and no link back to the store', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct('prod_tee')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Store' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeVisible()
  await expect(page.getByText('$25.00').first()).toBeVisible()
  testPage.storeId = 'large'
  await testPage.openShop()
  await expect(page.locator('[part=card]').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a page is printed without its open cart', async ({ page, testPage }) => {
  await testPage.open('<h1>Our shop</h1><cart-button></cart-button><cart-drawer></cart-drawer>')
  const drawer = await openCart(page)
  await page.emulateMedia({ media: 'print' })
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Our shop', includeHidden: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(drawer).toBeVisible()
})

test('the printed home screen shows the services and the phone number, but no navigation, form or cart', async ({
  page,
  site,
  openScreen,
}) => {
  await openScreen('/')
  const hiddenInPrint = [page.getByRole('navigation'), page.getByRole('form'), cartButton(page)]
  for (const element of hiddenInPrint) await expect(element).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByText('(555) 010-0199', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Residential Electrical' })).toBeVisible()
  for (const element of hiddenInPrint) await expect(element).toBeHidden()
  await expect(site.section('contact').getByText('(555) 010-0199').first()).toBeVisible()
  await expect(page.getByText('View Coverage')).toBeHidden()
  // The print stylesheet makes these two buttons look like plain list items.
  const contactItems = [/^Service Area/, /^Hours/].map((name) => expect.stringMatching(name))
  expect(await page.getByRole('button').allTextContents()).toEqual(contactItems)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
})
