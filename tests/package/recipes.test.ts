import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'
import { typeErrors } from './support/type-check.ts'

// The libraries in these apps do not work under the demo's strict policy: SvelteKit starts with an inline script,
// Angular compiles templates in the browser, and htmx adds a style element and parses HTML.
const policies = { 'vue/router': undefined, sveltekit: '', angular: '', htmx: '' }
type App = keyof typeof policies
const servers = new Map<App, PreviewServer>()
let browser: Browser

beforeAll(async () => {
  const apps = Object.entries(policies) as [App, string | undefined][]
  for (const [app, policy] of apps) {
    const folder = join(inject('apps'), app)
    await buildApp(folder)
    servers.set(app, await serveApp(folder, 4203, policy))
  }
  browser = await launchBrowser()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  for (const server of servers.values()) await server.close()
})

const open = (app: App) => openApp(browser, servers.get(app) as PreviewServer, '/')
const cards = (page: Page) => page.locator('store-grid [part=card]')

it.each<[string, App]>([
  ['Vue Router', 'vue/router'],
  ['SvelteKit', 'sveltekit'],
])('%s opens a link of an element without loading a page', async (_, app) => {
  const { page, messages } = await open(app)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await cards(page).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/shop')
  expect(loads).toEqual([])
  expect(messages).toEqual([])
  await page.close()
})

it('an Angular component sets a property and receives an event', async () => {
  const { page, messages } = await open('angular')
  await cards(page)
    .filter({ hasText: 'Pocket Flashlight' })
    .getByRole('button', { name: 'Add to Cart' })
    .click()
  await page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem').waitFor()
  expect(await cards(page).count()).toBe(8)
  expect(messages).toEqual([])
  await page.close()
})

it('TypeScript accepts the Angular component', async () => {
  expect(await typeErrors(join(inject('apps'), 'angular'))).toBe('')
})

it('htmx inserts an element that renders, and requests a fragment after its event', async () => {
  const { page, messages } = await open('htmx')
  await page.getByRole('button', { name: 'Show the products' }).click()
  await cards(page)
    .filter({ hasText: 'Pocket Flashlight' })
    .getByRole('button', { name: 'Add to Cart' })
    .click()
  await page.getByText('Orders before noon ship the same day.').waitFor()
  expect(messages).toEqual([])
  await page.close()
})
