import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import packageInfo from '../../../package.json' with { type: 'json' }
import { addFromCard, cartButton, mug, openCart, proceed } from './shop.ts'
import { builtScript } from './shop-server.ts'
import { expect } from './stage.ts'

export const { version } = packageInfo

export function scriptTag(attributes: string, src = '/electrician-elements.js'): string {
  return `<script src="${src}" data-store-host="/provider" data-store-id="demo" ${attributes}></script>`
}

/** As most pages include it. */
export const once = scriptTag('defer')

/** What the console says where a second copy has come. */
export function saidTwice(second: string): string {
  return (
    `warning: electrician-elements is on this page twice (${version}, then ${second}), so only the first copy runs. ` +
    'Load it once, as a script tag or as a package.'
  )
}

/** One shows the store, the other the cart; the drawer and the notices come by themselves. */
export const shopTags = '<cart-button></cart-button><store-grid></store-grid>'

/** A visitor buys one mug, as far as the provider's page. */
export async function expectPurchase(page: Page): Promise<void> {
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await openCart(page)
  await proceed(page)
}

/** A file of ours under a name that another plugin has given it, perhaps of another version. */
export async function serveCopy(page: Page, path: string, name: string, itsVersion: string): Promise<void> {
  const text = readFileSync(new URL(name, builtScript), 'utf8').replace(version, itsVersion)
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: text }))
}

/** Adds the script as tag managers do. Under Trusted Types they have a policy, as here. */
export async function insertScript(page: Page, src: string): Promise<void> {
  await page.evaluate((src) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
      }
    }
    const policy = trustedTypes.createPolicy('page', { createScriptURL: (url: string) => url })
    const script = document.createElement('script')
    script.src = policy.createScriptURL(src)
    script.dataset['storeHost'] = '/provider'
    script.dataset['storeId'] = 'demo'
    document.head.append(script)
  }, src)
}
