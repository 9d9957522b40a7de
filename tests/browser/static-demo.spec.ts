import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { addFromCard, mug, openCart, startCheckout } from './support/shop.ts'
import { type StaticServer, startStaticServer } from './support/static-server.ts'
import { test as base, expect } from './support/test-page.ts'

const pages = readdirSync(new URL('../../dist/demo', import.meta.url)).filter((name) =>
  name.endsWith('.html'),
)

/**
 * Serves the static demo from a subfolder of a plain web server. A test fails if the page requests anything outside
 * that subfolder.
 */
const test = base.extend<{ open: (name: string) => Promise<void> }, { demo: StaticServer }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
    async ({}, use) => {
      const server = await startStaticServer('dist/demo', '/some/path/')
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  open: async ({ demo, page, context }, use) => {
    const outside: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(demo.address) && !request.url().startsWith('data:'))
        outside.push(request.url())
    })
    await use(async (name) => {
      await page.goto(demo.address + name)
    })
    expect(outside, 'requests outside the demo’s path').toEqual([])
  },
})

test('a visitor can buy on the website of the static demo, which uses hash routing', async ({
  open,
  page,
  demo,
}) => {
  await open('website.html')
  await page.getByRole('link', { name: 'Store' }).first().click()
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  expect(page.url()).toMatch(`${demo.address}checkout.html?session=`)
  const picture = page.getByRole('listitem').filter({ hasText: mug }).locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 800)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(page).toHaveURL(`${demo.address}website.html#/success`)
})

test('the logo of the static demo’s site builder links to the list of demos', async ({
  open,
  page,
  demo,
}) => {
  await open('builder.html')
  await page.getByRole('banner').getByRole('link', { name: 'electrician-elements' }).click()
  await expect(page).toHaveURL(demo.address)
  await expect(page.getByRole('heading', { level: 1, name: 'A website and a store' })).toBeVisible()
})

test('the static demo index links to every page that a visitor can open directly', async ({ open, page }) => {
  await open('')
  const links = await page.getByRole('main').getByRole('link').all()
  const names = await Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('?')[0]))
  const downloads = ['starter.zip']
  const otherPages = ['index.html', 'checkout.html', 'plumber-info.html', 'wholesale-product.html']
  const ownPages = pages.filter((name) => !otherPages.includes(name))
  expect([...new Set(names)].toSorted()).toEqual([...ownPages, ...downloads].toSorted())
})

test('the starter shows its facts and the demo store when it is unzipped and opened as a file', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'electrician-elements-starter-'))
  const zip = readFileSync(new URL('../../dist/demo/starter.zip', import.meta.url))
  for (const [name, content] of Object.entries(unzipSync(zip))) writeFileSync(join(folder, name), content)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  await expect(page.getByRole('heading', { name: 'What you do for your customers' })).toBeVisible()
  await expect(page.getByText(/licensed|24\/7|10\+|500\+/i)).toHaveCount(0)
  await page.getByRole('link', { name: 'Store' }).first().click()
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
  expect(logged).toEqual([])
  rmSync(folder, { recursive: true })
})

/** Maps pages that show one product to the query string that selects the product. */
const queries: Record<string, string> = {
  'product.html': '?ee-product=prod_tee',
  'wholesale-product.html': '?ee-product=prod_wholesale_nmb_1',
}

test('each page of the static demo loads from a subfolder without console messages', async ({
  open,
  page,
  consoleMessages,
}) => {
  test.slow()
  for (const name of pages) {
    await open(name + (queries[name] ?? ''))
    await page.waitForLoadState('networkidle')
    const broken = () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0)
    expect(await page.evaluate(broken), name).toEqual([])
    expect(await page.locator('body > *').count(), name).toBeGreaterThan(0)
    expect(consoleMessages.unexpected(), name).toEqual([])
  }
})
