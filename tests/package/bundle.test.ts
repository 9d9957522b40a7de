import { type Browser, chromium, type Page } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findBrowser } from '../support/ensure-browser.mjs'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'

const shop = inject('shop')
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  await buildApp(shop)
  server = await serveApp(shop, 4192)
  const executablePath = findBrowser()
  browser = await chromium.launch(executablePath ? { executablePath } : {})
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const cardsOn = (page: Page) => page.locator('store-grid').locator('[part=card]')

it('a bundled page and its elements share one cart', async () => {
  const { page, messages } = await openApp(browser, server, '/')
  await cardsOn(page).nth(11).waitFor()
  const mug = cardsOn(page).filter({ hasText: '“Ohm Sweet Ohm” Mug' })
  await mug.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('status').filter({ hasText: /^1$/ }).waitFor()
  expect(messages).toEqual([])
})

it('a bundled page that imports one element defines only that element', async () => {
  const { page, messages } = await openApp(browser, server, '/one-tag.html')
  await cardsOn(page).nth(11).waitFor()
  const isDefined = (name: string) =>
    page.evaluate((elementName) => customElements.get(elementName) !== undefined, name)
  expect(await isDefined('store-grid')).toBe(true)
  expect(await isDefined('quote-form')).toBe(false)
  expect(messages).toEqual([])
})
