import { expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/ensure-browser.mjs'
import { buildApp, openApp, serveApp } from './support/served-apps.ts'

it('a bundled page that imports one element defines only that element', async () => {
  const shop = inject('shop')
  await buildApp(shop)
  const server = await serveApp(shop, 4192)
  const browser = await launchBrowser()
  try {
    const { page, messages } = await openApp(browser, server, '/')
    await page.locator('store-grid [part=card]').nth(11).waitFor()
    const isDefined = (name: string) =>
      page.evaluate((elementName) => customElements.get(elementName) !== undefined, name)
    expect(await isDefined('store-grid')).toBe(true)
    expect(await isDefined('quote-form')).toBe(false)
    expect(messages).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})
