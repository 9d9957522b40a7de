import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { failedRequest } from './console-messages.ts'
import { addButtonOf, mug } from './shop.ts'
import { expect, type Site, test as siteTest } from './site.ts'

const demoFile = (name: string) => fileURLToPath(new URL(`../../../demo/${name}`, import.meta.url))

/** The website's paths, each with a check that its screen has loaded. */
export const routes: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => expect(page.getByRole('heading', { name: 'Contact', level: 2 }).first()).toBeVisible(),
  '/store': (page) => expect(addButtonOf(page, mug)).toBeVisible(),
  '/product/prod_tee': (page) => expect(page.getByText('24 in stock!')).toBeVisible(),
  '/success': (page) => expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible(),
  '/nowhere': (page) => expect(page.getByText('404 Not Found')).toBeVisible(),
}

/** Opens a path on the website with the demo's page styles, and waits until its screen has loaded. */
async function openSiteScreen(site: Site, page: Page, path: string): Promise<void> {
  const isFailing = path.endsWith('?failing')
  site.testPage.storeId = isFailing ? 'failing' : site.testPage.storeId
  await page.route('**/demo.css', (route) => route.fulfill({ path: demoFile('demo.css') }))
  await page.route('**/owner.svg', (route) => route.fulfill({ path: demoFile('owner.svg') }))
  await site.open(path, {
    head: '<link rel="stylesheet" href="/demo.css">',
    attributes: { 'owner-photo': '/owner.svg' },
  })
  if (!isFailing) await routes[path.split('#')[0] ?? '']?.(page)
}

/** A test function with an `openScreen` fixture, which opens a path and waits until its screen has loaded. */
export const test = siteTest.extend<{ openScreen: (path: string) => Promise<void> }>({
  openScreen: async ({ site, page, consoleMessages }, use) => {
    // The second message appears when the page is idle.
    consoleMessages.allow(failedRequest, /^error: The store responded with HTTP 503/)
    await use((path) => openSiteScreen(site, page, path))
  },
})

export { expect }
