import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { type Framework, frameworks } from './support/installed-shops.ts'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'
import { type Checker, typeErrors } from './support/type-check.ts'

const folderOf = (framework: Framework) => join(inject('apps'), framework)
/** The folder of the app that consists of the component in the documentation. */
const recipeOf = (framework: Framework) => join(folderOf(framework), 'recipe')
/** The React app whose router opens the links of the elements. */
const withRouter = () => join(folderOf('react'), 'router')
const checkers: Record<Framework, Checker> = {
  react: 'typescript tsc',
  preact: 'typescript tsc',
  vue: 'vue-tsc vue-tsc',
  svelte: 'svelte-check svelte-check',
}

// Allow extra time, because four compilers run in parallel with the other test files.
describe('type checking an app', { timeout: 240_000 }, () => {
  it.concurrent.each(frameworks)(
    'accepts valid code in %s and rejects invalid attributes and event details',
    async (framework) => {
      expect(await typeErrors(folderOf(framework), checkers[framework])).toBe('')
    },
  )
})

describe('an app built with Vite', () => {
  const servers = new Map<string, PreviewServer>()
  let browser: Browser

  beforeAll(async () => {
    const folders = frameworks.flatMap((framework) => [folderOf(framework), recipeOf(framework)])
    folders.push(withRouter())
    await Promise.all(folders.map(buildApp))
    for (const folder of folders) servers.set(folder, await serveApp(folder, 4195))
    browser = await launchBrowser()
  }, 240_000)

  afterAll(async () => {
    await browser?.close()
    for (const server of servers.values()) await server.close()
  })

  const open = (folder: string) => openApp(browser, servers.get(folder) as PreviewServer, '/')

  it.each(frameworks)('receives events and shares the cart when it uses %s', async (framework) => {
    const { page, messages } = await open(folderOf(framework))
    const mug = page.locator('store-grid [part=card]').filter({ hasText: '“Ohm Sweet Ohm” Mug' })
    await mug.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added: 1 of “Ohm Sweet Ohm” Mug. In the cart: 1.').waitFor()
    await page.getByRole('button', { name: 'Show the cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
    await cart.getByRole('listitem').filter({ hasText: '“Ohm Sweet Ohm” Mug' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Service', includeHidden: true }).inputValue()).toBe(
      'repair',
    )
    expect(messages).toEqual([])
    await page.close()
  })

  it.each(frameworks)('opens the cart with the component in the documentation in %s', async (framework) => {
    const { page, messages } = await open(recipeOf(framework))
    const mug = page.locator('store-grid [part=card]').filter({ hasText: '“Ohm Sweet Ohm” Mug' })
    await mug.getByRole('button', { name: 'Add to Cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
    await cart.getByRole('listitem').filter({ hasText: '“Ohm Sweet Ohm” Mug' }).waitFor()
    await page.getByRole('combobox', { name: 'Service', includeHidden: true }).waitFor({ state: 'attached' })
    expect(messages).toEqual([])
    await page.close()
  })

  it('leaves the components whose names have a hyphen to Vue', async () => {
    const { page } = await open(folderOf('vue'))
    await page.getByText('Orders before noon ship the same day.').waitFor()
    expect(await page.locator('keep-alive, order-note').count()).toBe(0)
    await page.close()
  })

  it('lets a visitor buy without loading a page when React Router opens the links', async () => {
    const { page, messages } = await open(withRouter())
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    const path = () => new URL(page.url()).pathname
    await page.getByRole('link', { name: '“Ohm Sweet Ohm” Mug' }).click()
    await page.getByRole('heading', { name: '“Ohm Sweet Ohm” Mug', level: 2 }).waitFor()
    expect(path()).toBe('/item/prod_mug')
    await page.locator('product-detail').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText(/Mug.*added\./).waitFor()
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await page.getByRole('heading', { name: 'Our Store' }).waitFor()
    await page.evaluate(() => document.querySelector('cart-drawer')?.setAttribute('open', ''))
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('heading', { name: 'Order Successful!' }).waitFor()
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await page.getByRole('heading', { name: 'Our Store' }).waitFor()
    expect(path()).toBe('/shop')
    expect(loads).toEqual([])
    expect(messages).toEqual([])
    await page.close()
  })
})
