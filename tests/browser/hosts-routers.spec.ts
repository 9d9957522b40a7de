import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { expect, type HostPages, test } from './support/host-pages.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const shop = '<store-grid browse></store-grid> <a href="/about.html">About</a>'

async function openShop(page: Page, hostPages: HostPages, host: string): Promise<void> {
  await hostPages.serve(host, { shop, about: '<h1>About us</h1>' })
  await page.goto(hostPages.addressOf('shop'))
  await expect(search(page)).toBeVisible()
}

async function expectFilters(page: Page, query: string, sort: string): Promise<void> {
  await expect(search(page)).toHaveValue(query)
  await expect(order(page)).toHaveValue(sort)
}

for (const [host, router] of [
  ['turbo', 'Turbo'],
  ['vue-router', 'Vue Router'],
  ['astro', 'the client router of Astro'],
  ['next', 'the App Router of Next.js'],
] as const) {
  test(`Back and Forward restore the filters on ${router}`, async ({ page, hostPages }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openShop(page, hostPages, host)
    await search(page).fill('tee')
    await expect(page.getByRole('button', { name: 'Remove filter: “tee”' })).toBeVisible()
    await order(page).selectOption('title')
    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
    await goBack(page)
    await expectFilters(page, 'tee', 'title')
    await expect(page.getByRole('heading', { name: 'About us' })).toHaveCount(0)
    await goBack(page)
    await expectFilters(page, 'tee', 'featured')
    await goBack(page)
    await expectFilters(page, '', 'featured')
    await page.goForward()
    await expectFilters(page, 'tee', 'featured')
    await page.goForward()
    await expectFilters(page, 'tee', 'title')
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  })
}
