import { addFromCard, cardOf, cartButton, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const bareScript = '<script src="/electrician-elements.js" defer></script>'
const setStore = "ElectricianElements.configure({ storeHost: '/provider', storeId: 'demo' })"

test('the author’s content stays visible until the element’s first render', async ({ page, testPage }) => {
  await testPage.open('<store-grid>To order, <a href="tel:5550100199">call us</a>.</store-grid><main></main>')
  await expect(cardOf(page, mug)).toBeVisible()
  // The check runs in the task that inserts the element, before any rendering.
  const isVisible = await page.evaluate(() => {
    const grid = document.createElement('store-grid')
    grid.append('To order, call us.')
    document.querySelector('main')?.append(grid)
    return grid.getBoundingClientRect().height > 0
  })
  expect(isVisible).toBe(true)
})

test('a store element keeps the author’s content until configure() sets the store', async ({
  page,
  testPage,
}) => {
  await testPage.open(
    '<store-grid><span>To order, call us.</span></store-grid><cart-button></cart-button><cart-drawer></cart-drawer>',
    { script: bareScript },
  )
  await expect(cartButton(page)).toBeVisible()
  await expect(page.getByText('To order, call us.')).toBeVisible()
  await expect(page.getByText(/does not know which store/)).toHaveCount(0)
  await page.evaluate(setStore)
  await addFromCard(page, mug)
  await expect(page.getByText('To order, call us.')).toBeHidden()
})

test('a store element without settings keeps the author’s content and explains the problem in the console', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^error: <store-grid> does not know which store to show/)
  await testPage.open('<store-grid>To order, call us.</store-grid>', { script: bareScript })
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
  await expect(page.getByText('To order, call us.')).toBeVisible()
})

test('a website without store settings has no store until configure() adds one', async ({
  page,
  testPage,
}) => {
  testPage.server.pages.set(
    '/',
    testPage.html({ body: '<electrician-site></electrician-site>', script: bareScript }),
  )
  await page.goto(`${testPage.origin}/`)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Services', 'About', 'Contact', 'Book Now'])
  await expect(cartButton(page)).toHaveCount(0)
  await page.evaluate(setStore)
  await expect(links).toHaveText(['Store', 'Services', 'About', 'Contact', 'Book Now'])
  await expect(cartButton(page)).toBeVisible()
})

test('a website without routing on a page of a content system uses hash routing and says so', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <electrician-site> uses hash routing/)
  testPage.server.pages.set('/our-company/', testPage.html({ body: '<electrician-site></electrician-site>' }))
  await page.goto(`${testPage.origin}/our-company/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/our-company/#/store`)
  await expect(cardOf(page, mug)).toBeVisible()
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
})
