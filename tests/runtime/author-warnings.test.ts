import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefixed } from '../../src/runtime/script-tag.ts'
import { findStoreSettings } from '../../src/runtime/store-settings.ts'
import { addScriptTag, anElement, aTestElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

const warnings = () => vi.mocked(console.warn).mock.calls.flat()

/** Inserts an element with an unused tag name into the page. */
async function insertElement(name: string, attributes: Record<string, string>) {
  const { tagName, seen, define } = aTestElement(name)
  define()
  const element = anElement(tagName, attributes)
  await updatePage(() => document.body.append(element))
  return { tagName, seen, element }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a misspelled attribute', () => {
  it.each([
    ['store-grid', 'store_id', 'store-id'],
    ['store-grid', 'storeid', 'store-id'],
    ['store-grid', 'stor-host', 'store-host'],
    ['store-grid', 'product-ulr', 'product-url'],
    ['product-detail', 'productid', 'product-id'],
    ['electrician-site', 'bussiness-name', 'business-name'],
    ['electrician-site', 'fhone', 'phone'],
    ['contact-info', 'e-mail', 'email'],
    ['cart-drawer', 'succes-url', 'success-url'],
  ])('is reported on <%s>: “%s” should be “%s”', async (name, written, meant) => {
    const { tagName } = await insertElement(name, { [written]: '/x' })
    expect(warnings()).toEqual([
      `<${tagName}> ignores the unknown attribute "${written}". Did you mean "${meant}"?`,
    ])
  })

  it('is reported once', async () => {
    const { element } = await insertElement('store-grid', { store_id: 'x' })
    await updatePage(() => document.body.append(element.cloneNode()))
    expect(warnings()).toHaveLength(1)
  })
})

describe('an attribute that belongs to the page or a framework', () => {
  it.each([
    'class',
    'id',
    'style',
    'slot',
    'part',
    'title',
    'lang',
    'dir',
    'hidden',
    'role',
    'nonce',
    'popover',
    'tabindex',
    'exportparts',
    'data-store-id',
    'data-v-7ba5bd90',
    'data-open',
    'aria-label',
    'onopen',
    'onclick',
    '_ngcontent-abc-c12',
    'ng-version',
    'v-open',
    'v-cloak',
    'x-open',
    'x-data',
    ':open',
    '@open',
    'hx-get',
    'wp-open',
    'phx-click',
    'reveal',
  ])('causes no warning: %s', async (name) => {
    for (const tagName of ['cart-drawer', 'electrician-site', 'quote-form', 'store-grid'])
      await insertElement(tagName, { [name]: '' })
    expect(warnings()).toEqual([])
  })
})

describe('a product-url attribute without {id}', () => {
  it('is reported and replaced with the default', async () => {
    const { tagName, seen } = await insertElement('store-grid', { 'product-url': '/product.html' })
    expect(seen.props['productUrl']).toBe('/product/{id}')
    expect(warnings()).toEqual([
      `<${tagName}> product-url="/product.html" does not contain {id}, so all links would lead to the same page. ` +
        'Using "/product/{id}" instead.',
    ])
  })
})

describe('validation of store-host', () => {
  const hosts = ['store.example', 'localhost:4173', 'ftp://store.example', 'javascript:alert(1)', 'https://[']

  it.each(hosts)('keeps the element’s content and sends no request to the invalid host %s', async (host) => {
    const { seen, element } = await insertElement('store-grid', { 'store-host': host })
    const problem = `store-host="${host}" is not a valid URL: it must start with "https://", "http://" or "/".`
    expect(shadowRootOf(element).querySelector('slot')).not.toBeNull()
    expect(seen.mounts).toBe(0)
    await waitFor(() => expect(console.error).toHaveBeenCalledExactlyOnceWith(problem))
  })

  it.each(hosts)('ignores the invalid host %s on the script tag', (storeHost) => {
    addScriptTag({ storeHost, storeId: 'demo' })
    expect(findStoreSettings(document.body).settings).toBeUndefined()
  })

  it('accepts a host surrounded by spaces', () => {
    addScriptTag({ storeHost: ' https://store.example\n', storeId: 'demo' })
    expect(findStoreSettings(document.body).settings?.host).toBe('https://store.example')
  })
})

describe('data-prefix', () => {
  it.each(['ee', 'e e-', '1-', '-ee-', 'ée-', '<b>-'])(
    'ignores the invalid prefix %s with a warning',
    (prefix) => {
      addScriptTag({ prefix })
      expect(prefixed('cart-drawer')).toBe('cart-drawer')
      expect(warnings()).toEqual([expect.stringContaining(`data-prefix="${prefix}" is ignored`)])
    },
  )

  it.each(['ee-', 'my.shop_2-', ' EE- '])('accepts the prefix “%s”', (prefix) => {
    addScriptTag({ prefix })
    expect(prefixed('cart-drawer')).toBe(`${prefix.trim().toLowerCase()}cart-drawer`)
    expect(warnings()).toEqual([])
  })
})

describe('a store that is set right after the element is inserted', () => {
  it('prevents the error about a missing store', async () => {
    vi.useFakeTimers()
    const { tagName, define } = aTestElement('store-grid')
    define()
    const element = document.createElement(tagName)
    await updatePage(() => document.body.append(element))
    await updatePage(() => Object.assign(element, { storeHost: 'https://store.example', storeId: 'demo' }))
    vi.runAllTimers()
    expect(console.error).not.toHaveBeenCalled()
  })
})
