import { goBack } from './support/history.ts'
import { cardOf, cartButton, mug, openCart, startCheckout, toastOf } from './support/shop.ts'
import { scrollTopOf } from './support/site.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const tee = 'Crew “Bolt” Tee'
const inClubPage = (content: string) => `
  <header><a href="#help">Help</a> <a href="#about">About us</a></header>
  <main><h1>Our club</h1>${content}</main>
  <h2 id="help">Help</h2><h2 id="about">About us</h2>`

const openStoreFront = (testPage: TestPage) => testPage.open(inClubPage('<store-front></store-front>'))

// spec R.24
test('a visitor can complete a purchase in <store-front> on a single page', async ({ page, testPage }) => {
  await openStoreFront(testPage)
  const home = `${testPage.origin}/index.html`
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  // Playwright's `click()` would scroll the link into view first.
  await page.getByRole('link', { name: tee }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { name: tee })).toBeVisible()
  // The page does not scroll when the top of the element is visible.
  await expect(page.getByRole('heading', { name: 'Our club' })).toBeInViewport()
  await expect(page).toHaveURL(`${home}#/product/prod_tee`)
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText(`1 x ${tee} (Amber) added.`)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere')), 'no page was loaded').toBe(true)
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${home}#/success`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('<store-front> scrolls to the top when a product opens, and scrolls to the product’s card when the visitor goes back', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openStoreFront(testPage)
  const link = page.getByRole('link', { name: 'Home Care Plan' })
  await link.scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Home Care Plan' })).toBeFocused()
  await goBack(page)
  await expect(link).toBeInViewport()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})
