import type { Page } from '@playwright/test'
import { withoutModules } from '../../demo/website-scripts.ts'
import { scripts } from '../support/scripts.ts'
import { failedRequest } from './support/console-messages.ts'
import { removeSetHtml } from './support/hostile-descriptions.ts'
import { expect, expectHydrated, expectInteractive, test } from './support/prerendered-site.ts'
import { cartButton } from './support/shop.ts'

const storeModule = /\/modules\/.*store-grid-[^/]*\.js$/
const sanitizer = /\/modules\/.*purify[^/]*\.js$/

test('the home page loads the other screens in the background', async ({ page, prerendered }) => {
  await prerendered.open('/')
  const modules = ['store-grid', 'product-screen', 'order-success'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/${name}-`)),
  )
  prerendered.releaseScripts()
  for (const response of await Promise.all(modules)) expect(response.status()).toBe(200)
})

for (const path of ['/', '/store', '/product/prod_tee', '/success', '/nowhere'])
  test(`the page at ${path} starts with the modules that it preloads`, async ({ page, consoleMessages }) => {
    consoleMessages.allow(failedRequest)
    const loaded = new Set<string>()
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    // Related products load when they come near.
    await page.setViewportSize({ width: 390, height: 300 })
    await page.goto(path)
    await expectHydrated(page)
    const links = page.locator('link[rel=modulepreload]')
    const preloaded = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLLinkElement).href).pathname),
    )
    const modules = [...loaded].filter((name) => /^\/modules\/(?!electrician-elements).*\.js$/.test(name))
    expect(modules.toSorted()).toEqual(preloaded.toSorted())
  })

test('a screen whose module cannot be loaded shows an error, and “Try again” loads it', async ({
  page,
  prerendered,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectInteractive(page)
  await page.route(storeModule, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(cartButton(page)).toBeVisible()
  await page.unroute(storeModule)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
})

test('a prerendered page whose module cannot be loaded at first stays readable and becomes interactive later', async ({
  page,
  prerendered,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  const requests = await failAtFirst(page, storeModule)
  await prerendered.open('/store')
  prerendered.releaseScripts()
  await expect.poll(requests).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Store')
  await expectInteractive(page)
  expect(await prerendered.removedElements()).toEqual([])
})

test('a prerendered description keeps its formatting when DOMPurify cannot be loaded at first', async ({
  page,
  prerendered,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.addInitScript(removeSetHtml)
  const requests = await failAtFirst(page, sanitizer)
  await prerendered.open('/product/prod_tee')
  prerendered.releaseScripts()
  await expect.poll(requests).toBeGreaterThan(0)
  const detail = page.getByRole('listitem').filter({ hasText: 'Shoulder-to-shoulder taping' })
  await expect(detail).toBeVisible()
  await expectHydrated(page)
  await expect(detail).toBeVisible()
})

test('a website that is removed and inserted again keeps its styles', async ({ page, prerendered }) => {
  await prerendered.open('/')
  prerendered.releaseScripts()
  await expectInteractive(page)
  const header = page.locator('electrician-site').getByRole('banner')
  await expect(header).toHaveCSS('position', 'fixed')
  await page.evaluate(async () => {
    const site = document.querySelector('electrician-site')
    site?.remove()
    await new Promise((resolve) => setTimeout(resolve))
    if (site) document.body.append(site)
  })
  await expectInteractive(page)
  await expect(header).toHaveCSS('position', 'fixed')
})

test('a prerendered page with the script instead of the modules keeps every prerendered node', async ({
  page,
  prerendered,
}) => {
  await prerendered.open('/', (html) => withoutModules(html).replace(scripts.react, scripts.lite))
  await expect(page.locator('script[src*="/modules/"]')).toHaveCount(0)
  prerendered.releaseScripts()
  await expectInteractive(page)
  expect(await prerendered.removedElements()).toEqual([])
})

/** Makes the first two requests for a module fail. Returns a function that returns the number of requests. */
async function failAtFirst(page: Page, module: RegExp): Promise<() => number> {
  let requests = 0
  await page.route(module, (route) => {
    requests += 1
    return requests > 2 ? route.fallback() : route.abort()
  })
  return () => requests
}
