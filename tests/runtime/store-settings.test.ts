import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configure } from '../../src/index.ts'
import { registerStore } from '../../src/provider/registered-stores.ts'
import { readScriptTag } from '../../src/runtime/script-tag.ts'
import { findPageSettings, findStoreSettings } from '../../src/runtime/store-settings.ts'
import { recordMessages } from '../support/author-messages.ts'
import { addScriptTag, anElement, aTestElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

/** Inserts HTML into the page and returns the first element that matches the selector. */
function insert(html: string, selector = 'b'): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
  return document.querySelector(selector) as Element
}

const resetSettings = () => {
  document.body.replaceChildren()
  readScriptTag()
}

async function anElementWithoutStore() {
  const { tagName, seen, define } = aTestElement('store-grid')
  define()
  const element = document.createElement(tagName)
  await updatePage(() => document.body.append(element))
  return { tagName, seen, element }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(resetSettings)

describe('findStoreSettings()', () => {
  // spec 7.2
  it('reads the element’s attributes', () => {
    const element = insert('<b store-host="https://a.example" store-id="one"></b>')
    expect(findStoreSettings(element)).toEqual({ settings: { host: 'https://a.example', storeId: 'one' } })
  })

  it('reads the attributes of the nearest ancestor', () => {
    const element = insert(
      '<main store-host="https://a.example" store-id="far"><p store-id="near"><i><b></b></i></p></main>',
    )
    expect(findStoreSettings(element)).toEqual({ settings: { host: 'https://a.example', storeId: 'near' } })
  })

  it('searches ancestors across shadow roots', () => {
    const host = insert('<div store-host="https://a.example" store-id="one"><i></i></div>', 'i')
    const outer = host.attachShadow({ mode: 'open' })
    const between = document.createElement('p')
    outer.append(between)
    const element = document.createElement('b')
    between.attachShadow({ mode: 'open' }).append(element)
    expect(findStoreSettings(element).settings).toEqual({ host: 'https://a.example', storeId: 'one' })
  })

  it('reads the script tag’s data attributes', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    expect(findStoreSettings(insert('<b></b>')).settings).toEqual({
      host: 'https://script.example',
      storeId: 'script',
    })
  })

  it('prefers each attribute of an ancestor over the corresponding attribute of the script tag', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    expect(findStoreSettings(insert('<p store-id="near"><b></b></p>')).settings).toEqual({
      host: 'https://script.example',
      storeId: 'near',
    })
  })

  it.each([
    ['<b></b>', ['store-host', 'store-id']],
    ['<b store-host="https://a.example"></b>', ['store-id']],
    ['<b store-id="one"></b>', ['store-host']],
  ])('returns the names of the settings that %s lacks', (html, missing) => {
    expect(findStoreSettings(insert(html))).toEqual({ missing })
  })
})

describe('an element without store settings', () => {
  it('explains in the console how to set them', async () => {
    const loggedMessages = recordMessages()
    const { tagName, element } = await anElementWithoutStore()
    const sentence =
      `<${tagName}> does not know which store to show. Add store-host="https://…" and store-id="your-store" ` +
      'to it or to an element around it, or to the script tag with a data- prefix.'
    expect(shadowRootOf(element).textContent).toBe('')
    expect(await loggedMessages()).toEqual([sentence])
  })

  it('renders when it is moved into an element with store settings', async () => {
    const { seen, element } = await anElementWithoutStore()
    const around = insert('<p store-host="https://a.example" store-id="one"></p>', 'p')
    await updatePage(() => around.append(element))
    expect(seen.mounts).toBe(1)
  })
})

// This group must come last, because configure() cannot be undone.
describe('configure()', () => {
  it('overrides the script tag’s settings', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    configure({ storeId: 'configured' })
    expect(findStoreSettings(insert('<b></b>')).settings).toEqual({
      host: 'https://script.example',
      storeId: 'configured',
    })
  })

  it('renders elements that had no store settings', async () => {
    const { seen } = await anElementWithoutStore()
    expect(seen.mounts).toBe(0)
    await updatePage(() => configure({ storeHost: 'https://a.example', storeId: 'one' }))
    expect(seen.mounts).toBe(1)
  })
})

describe('the settings of a store with a type', () => {
  const typed = 'store-type="shopify" store-host="https://shop.example" store-id="main"'

  it('come from the element that has the type', () => {
    const element = insert(
      `<main store-id="far" store-token="far"><p ${typed} store-region="US"><b></b></p></main>`,
    )
    expect(findStoreSettings(element).settings).toMatchObject({
      host: 'https://shop.example',
      storeId: 'main',
      type: 'shopify',
      details: { storeToken: null, storeRegion: 'US', checkoutUrl: null },
    })
  })

  it('are incomplete without a host on the same element', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    expect(findStoreSettings(insert('<b store-type="shopify" store-id="main"></b>'))).toEqual({
      missing: ['store-host'],
    })
  })

  it('need no ID', () => {
    expect(
      findStoreSettings(insert('<b store-type="shopify" store-host="https://a.example"></b>')).settings,
    ).toMatchObject({ host: 'https://a.example', type: 'shopify' })
  })

  it('come from the script tag together', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file', checkoutUrl: '/order.html' })
    expect(findStoreSettings(insert('<b store-id="other"></b>')).settings).toMatchObject({
      host: '/products.json',
      storeId: 'file',
      type: 'file',
      details: { checkoutUrl: '/order.html' },
    })
  })

  it('are equal on the script tag and on an element, whatever other attributes they have', () => {
    const host = '/products.json'
    addScriptTag({ productUrl: '/p?id={id}', storeType: 'file', storeHost: host, storeToken: 'key' })
    const own = insert(`<b store-token="key" store-host="${host}" store-type="file"></b>`)
    expect(JSON.stringify(findStoreSettings(own))).toBe(JSON.stringify(findPageSettings()))
  })

  it('do not apply to an element with its own host', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file' })
    const element = insert('<b store-host="https://a.example" store-id="one"></b>')
    expect(findStoreSettings(element).settings).toEqual({ host: 'https://a.example', storeId: 'one' })
  })

  it('do not apply to a host that configure() sets', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file' })
    configure({ storeHost: 'https://a.example', storeId: 'one' })
    expect(findStoreSettings(insert('<b></b>')).settings).toEqual({
      host: 'https://a.example',
      storeId: 'one',
    })
    configure({ storeHost: './products.json', storeType: 'file' })
    expect(findStoreSettings(insert('<b></b>')).settings).toMatchObject({
      host: './products.json',
      type: 'file',
    })
  })
})

describe('a store type that does not exist', () => {
  async function anElementOfType(type: string) {
    const { tagName, seen, define } = aTestElement('store-grid')
    define()
    const element = anElement(tagName, { 'store-type': type })
    element.textContent = 'Call us for prices'
    await updatePage(() => document.body.append(element))
    return { seen, slot: () => shadowRootOf(element).querySelector('slot') }
  }

  it.each(['nope', 'constructor', '__proto__'])('such as “%s” keeps the author’s content', async (type) => {
    const loggedMessages = recordMessages()
    const { seen, slot } = await anElementOfType(type)
    expect(seen.mounts).toBe(0)
    expect(slot()?.assignedNodes()[0]?.textContent).toBe('Call us for prices')
    expect(await loggedMessages()).toContainEqual(
      expect.stringMatching(`store-type="${type}".*"file", "medusa", "shopify", "woocommerce"`),
    )
  })

  it('renders when its adapter runs, and logs no message', async () => {
    const loggedMessages = recordMessages()
    const { seen, slot } = await anElementOfType('van-stock')
    await updatePage(() =>
      registerStore('van-stock', { fetch: () => new Promise(() => {}), isPaid: async () => null }),
    )
    expect((await loggedMessages()).filter((text) => text.includes('store-type='))).toEqual([])
    expect(seen.mounts).toBe(1)
    expect(slot()).toBeNull()
  })
})
