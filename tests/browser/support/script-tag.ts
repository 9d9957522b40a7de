import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import packageInfo from '../../../package.json' with { type: 'json' }
import { scripts } from '../../support/scripts.ts'
import { addFromCard, cartButton, mug, openCart, startCheckout } from './shop.ts'
import { builtScript } from './shop-server.ts'
import { expect } from './test-page.ts'

export const { version } = packageInfo

/** Returns the tag of a one-file script, with the settings for the demo store and additional `attributes`. */
export function scriptTag(attributes: string, src = scripts.lite): string {
  return `<script src="${src}" data-store-host="/provider" data-store-id="demo" ${attributes}></script>`
}

/** Returns the script tag of the loader, with the settings for the demo store. */
export function loader(attributes = '', url = scripts.loader): string {
  return `<script type="module" src="${url}" data-store-host="/provider" data-store-id="demo" ${attributes}></script>`
}

/** The tag of a one-file script that most owners use. */
export const deferredScript = scriptTag('defer')

/** A cart button and a product list. The script inserts the cart drawer and the toast area. */
export const shopElements = '<cart-button></cart-button><store-grid></store-grid>'

/** Adds one mug to the cart and proceeds to the provider's checkout page. */
export async function expectPurchase(page: Page): Promise<void> {
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await openCart(page)
  await startCheckout(page)
}

/** Serves the built file `name` at `path`, with its version replaced by `copyVersion`. */
export async function serveScriptCopy(
  page: Page,
  path: string,
  name: string,
  copyVersion: string,
): Promise<void> {
  const text = readFileSync(new URL(name, builtScript), 'utf8').replaceAll(version, copyVersion)
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: text }))
}

/** Inserts the script as a tag manager would, using a Trusted Types policy that belongs to the page. */
export async function insertScript(page: Page, src: string): Promise<void> {
  await page.evaluate((src) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
      }
    }
    const policy = trustedTypes.createPolicy('page', { createScriptURL: (url: string) => url })
    const script = document.createElement('script')
    if (src.startsWith('/modules/')) script.type = 'module'
    script.src = policy.createScriptURL(src)
    script.dataset['storeHost'] = '/provider'
    script.dataset['storeId'] = 'demo'
    document.head.append(script)
  }, src)
}
