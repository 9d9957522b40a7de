import { type StaticServer, startStaticServer } from './support/static-server.ts'
import { test as base, expect } from './support/test-page.ts'

const test = base.extend<object, { docs: StaticServer }>({
  docs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
    async ({}, use) => {
      const server = await startStaticServer('dist/docs', '/')
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('the live example on an element’s page sells a product of the demo store', async ({ docs, page }) => {
  await page.goto(`${docs.address}elements/buy-button.html`)
  const frame = page.getByTitle('Live example of buy-button')
  // Browsers load the example when it is near the viewport.
  await frame.scrollIntoViewIfNeeded()
  const example = frame.contentFrame()
  await example.getByRole('button', { name: 'Buy the smart plug' }).click()
  await expect(example.getByRole('status').filter({ hasText: /added/i })).toBeVisible()
})

test('the documentation and its examples follow the color scheme that the reader selects', async ({
  docs,
  page,
}) => {
  await page.goto(`${docs.address}elements/store-grid.html`)
  const frame = page.getByTitle('Live example of store-grid')
  await frame.scrollIntoViewIfNeeded()
  const example = frame.contentFrame().getByRole('heading', { name: 'Our Store' })
  await expect(example).toHaveCSS('color-scheme', 'light')
  await page.getByRole('switch').filter({ visible: true }).click()
  await expect(example).toHaveCSS('color-scheme', 'dark')
})

test('the documentation’s search finds a page', async ({ docs, page }) => {
  await page.goto(docs.address)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('curly quotes')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: 'Curly quotes' })).toBeVisible()
})
