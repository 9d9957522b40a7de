import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { failedRequest } from './noise.ts'
import { addButtonOf, addFromCard, checkoutButton, drawerOf, linesIn, mug, notice, openCart } from './shop.ts'
import { expect, type Site, test as siteTest } from './site.ts'

const demoFile = (name: string) => fileURLToPath(new URL(`../../../demo/${name}`, import.meta.url))

/** Every address of the website, and what shows that its screen is complete. */
export const routes: Record<string, (page: Page) => Promise<void>> = {
  '/': (page) => expect(page.getByRole('heading', { name: 'Contact', level: 2 }).first()).toBeVisible(),
  '/store': (page) => expect(addButtonOf(page, mug)).toBeVisible(),
  '/product/prod_tee': (page) => expect(page.getByText('24 in stock!')).toBeVisible(),
  '/success': (page) => expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible(),
  '/nowhere': (page) => expect(page.getByText('404 Not Found')).toBeVisible(),
}

/** What a visitor can bring the website into. */
export const states: Record<string, (page: Page, go: (path: string) => Promise<void>) => Promise<void>> = {
  'the open menu': async (page, go) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await go('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  'the cart with lines': async (page, go) => {
    await go('/store')
    await addFromCard(page, mug)
    await expect(linesIn(await openCart(page))).toHaveCount(1)
  },
  'the empty cart with a toast': async (page, go) => {
    await go('/success')
    await openCart(page)
    await checkoutButton(drawerOf(page)).click()
    await expect(notice(page)).toBeVisible()
  },
  'the form with errors': async (page, go) => {
    await go('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(page.getByRole('textbox', { name: 'Name *' })).toBeFocused()
  },
  'a toast over the home screen': async (page, go) => {
    await go('/')
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(notice(page)).toBeVisible()
  },
  'a store that fails': async (page, go) => {
    await page.goto('about:blank')
    await go('/store?failing')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Opens an address of the website in a page dressed like the demo's, and waits until its screen is complete. */
async function openScreen(site: Site, page: Page, path: string): Promise<void> {
  const isFailing = path.endsWith('?failing')
  site.stage.storeId = isFailing ? 'failing' : site.stage.storeId
  await page.route('**/demo.css', (route) => route.fulfill({ path: demoFile('demo.css') }))
  await page.route('**/owner.svg', (route) => route.fulfill({ path: demoFile('owner.svg') }))
  await site.open(path, {
    head: '<link rel="stylesheet" href="/demo.css">',
    attributes: { 'owner-photo': '/owner.svg' },
  })
  if (!isFailing) await routes[path.split('#')[0] ?? '']?.(page)
}

/** Opens an address of the website, or brings it into one of its states. */
export const test = siteTest.extend<{ go: (path: string) => Promise<void> }>({
  go: async ({ site, page, noise }, use) => {
    noise.allow(failedRequest)
    await use((path) => openScreen(site, page, path))
  },
})

export { expect }
