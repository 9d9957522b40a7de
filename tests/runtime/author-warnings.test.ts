import { beforeEach, describe, expect, it } from 'vitest'
import { pageSettings, prefixed } from '../../src/runtime/settings/page-settings.ts'
import { findStore, settingsOf } from '../../src/runtime/settings/store-settings.ts'
import { recordMessages } from '../support/author-messages.ts'
import {
  aDefinedElement,
  addScriptTag,
  aTestElement,
  put,
  shadowRootOf,
  updatePage,
} from '../support/test-element.tsx'

let loggedMessages: () => Promise<string[]>

beforeEach(() => {
  loggedMessages = recordMessages()
})

it('a product-url attribute without {id} is reported and replaced with the default', async () => {
  const { tagName, seen, element } = aDefinedElement('store-grid', { 'product-url': '/product.html' })
  await put(element)
  expect(seen.props['productUrl']).toBe('/product/{id}')
  expect(await loggedMessages()).toEqual([
    `<${tagName}> product-url="/product.html" does not contain {id}, so all links would lead to the same page. ` +
      'Using "/product/{id}" instead.',
  ])
})

describe('validation of store-host', () => {
  const hosts = ['localhost:4173', 'ftp://store.example', 'https://[']

  it.each(hosts)('keeps the element’s content and sends no request to the invalid host %s', async (host) => {
    const { seen, element } = aDefinedElement('store-grid', { 'store-host': host })
    await put(element)
    const problem = `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
    expect(shadowRootOf(element).querySelector('slot')).not.toBeNull()
    expect(seen.mounts).toBe(0)
    expect(await loggedMessages()).toEqual([problem])
  })

  it.each(hosts)('ignores the invalid host %s on the script tag', (storeHost) => {
    addScriptTag({ storeHost, storeId: 'demo' })
    expect(findStore(settingsOf(document.body, pageSettings.getState())).settings).toBeUndefined()
  })
})

describe('data-prefix', () => {
  it.each(['ee', '1-', '<b>-'])('ignores the invalid prefix %s and reports it', async (prefix) => {
    addScriptTag({ prefix })
    expect(prefixed('cart-drawer')).toBe('cart-drawer')
    expect(await loggedMessages()).toEqual([
      expect.stringContaining(`<script> data-prefix="${prefix}" does not start with`),
    ])
  })

  it.each(['ee-', 'my.shop_2-', ' EE- '])('accepts the prefix “%s”', async (prefix) => {
    addScriptTag({ prefix })
    expect(prefixed('cart-drawer')).toBe(`${prefix.trim().toLowerCase()}cart-drawer`)
    expect(await loggedMessages()).toEqual([])
  })
})

it('a store that is set right after the element is inserted prevents the error about a missing store', async () => {
  const { tagName, define } = aTestElement('store-grid')
  define()
  const element = document.createElement(tagName)
  await updatePage(() => document.body.append(element))
  await updatePage(() => Object.assign(element, { storeHost: 'https://store.example', storeId: 'demo' }))
  expect(await loggedMessages()).toEqual([])
})
