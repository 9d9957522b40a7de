import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { type Framework, frameworks } from './support/installed-shops.ts'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'
import { type Checker, typeErrors } from './support/type-check.ts'

const folderOf = (framework: Framework) => join(inject('apps'), framework)
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
  const servers = new Map<Framework, PreviewServer>()
  let browser: Browser

  beforeAll(async () => {
    await Promise.all(frameworks.map((framework) => buildApp(folderOf(framework))))
    for (const framework of frameworks) servers.set(framework, await serveApp(folderOf(framework), 4195))
    browser = await launchBrowser()
  }, 240_000)

  afterAll(async () => {
    await browser?.close()
    for (const server of servers.values()) await server.close()
  })

  it.each(frameworks)('receives events and shares the cart when it uses %s', async (framework) => {
    const { page, messages } = await openApp(browser, servers.get(framework) as PreviewServer, '/')
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
})
