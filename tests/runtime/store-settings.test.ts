import { afterEach, describe, expect, it } from 'vitest'
import { configure } from '../../src/index.ts'
import { registerStore } from '../../src/provider/registered-stores.ts'
import { pageSettings } from '../../src/runtime/settings/page-settings.ts'
import { readScriptTag } from '../../src/runtime/settings/script-tag.ts'
import { findStore, settingsOf } from '../../src/runtime/settings/store-settings.ts'
import { recordMessages } from '../support/author-messages.ts'
import { aDefinedElement, addScriptTag, put, shadowRootOf, updatePage } from '../support/test-element.tsx'

/** Inserts HTML into the page and returns the first element that matches the selector. */
function insert(html: string, selector = 'b'): Element {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
  return document.querySelector(selector) as Element
}

/** Returns the store settings of an element on this page. */
const storeOf = (element: Element) => findStore(settingsOf(element, pageSettings.getState()))

async function anElementWithoutStore() {
  const { tagName, seen, element } = aDefinedElement('store-grid', { 'store-host': '', 'store-id': '' })
  await put(element)
  return { tagName, seen, element }
}

afterEach(() => {
  document.body.replaceChildren()
  readScriptTag()
})

describe('settingsOf()', () => {
  // spec 7.2
  it.each([
    ['<b store-host="https://a.example" store-id="one"></b>', 'https://a.example', 'one'],
    ['<b></b>', 'https://script.example', 'script'],
    ['<b store-id="near"></b>', 'https://script.example', 'near'],
  ])('reads the attributes of %s, and then those of the script tag', (html, host, storeId) => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    expect(storeOf(insert(html))).toEqual({ settings: { host, storeId } })
  })

  it('ignores the attributes of other elements, except for the language', () => {
    const around = '<main lang="de" store-host="https://a.example" store-id="one" price-format="locale">'
    const host = insert(`${around}<i business-url="/facts.json"></i></main>`, 'i')
    const element = document.createElement('b')
    host.attachShadow({ mode: 'open' }).append(element)
    expect(settingsOf(element, { store: {} })).toEqual({
      store: {},
      businessUrl: '',
      priceFormat: 'template',
      lang: 'de',
    })
  })

  it.each([
    ['<b></b>', ['store-host', 'store-id']],
    ['<b store-host="https://a.example"></b>', ['store-id']],
    ['<b store-id="one"></b>', ['store-host']],
  ])('returns the names of the settings that %s lacks', (html, missing) => {
    expect(storeOf(insert(html))).toEqual({ missing })
  })
})

it('an element without store settings explains in the console how to set them', async () => {
  const loggedMessages = recordMessages()
  const { tagName, element } = await anElementWithoutStore()
  const sentence =
    `<${tagName}> does not know which store to show. Add store-host="https://…" and store-id="your-store" ` +
    'to it, or to the script tag with a data- prefix.'
  expect(shadowRootOf(element).textContent).toBe('')
  expect(await loggedMessages()).toEqual([sentence])
})

// This group must come last, because configure() cannot be undone.
describe('configure()', () => {
  it('overrides the script tag’s settings', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    configure({ storeId: 'configured' })
    expect(storeOf(insert('<b></b>')).settings).toEqual({
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
    const element = insert(`<main store-id="far" store-token="far"><b ${typed} store-region="US"></b></main>`)
    expect(storeOf(element).settings).toMatchObject({
      host: 'https://shop.example',
      storeId: 'main',
      type: 'shopify',
      details: { storeToken: null, storeRegion: 'US', checkoutUrl: null },
    })
  })

  it('are incomplete without a host on the same element', () => {
    addScriptTag({ storeHost: 'https://script.example', storeId: 'script' })
    expect(storeOf(insert('<b store-type="shopify" store-id="main"></b>'))).toEqual({
      missing: ['store-host'],
    })
  })

  it('need no ID', () => {
    expect(
      storeOf(insert('<b store-type="shopify" store-host="https://a.example"></b>')).settings,
    ).toMatchObject({ host: 'https://a.example', type: 'shopify' })
  })

  it('come from the script tag together', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file', checkoutUrl: '/order.html' })
    expect(storeOf(insert('<b store-id="other"></b>')).settings).toMatchObject({
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
    expect(JSON.stringify(storeOf(own))).toBe(JSON.stringify(storeOf(document.body)))
  })

  it('do not apply to an element with its own host', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file' })
    const element = insert('<b store-host="https://a.example" store-id="one"></b>')
    expect(storeOf(element).settings).toEqual({ host: 'https://a.example', storeId: 'one' })
  })

  it('do not apply to a host that configure() sets', () => {
    addScriptTag({ storeHost: '/products.json', storeType: 'file' })
    configure({ storeHost: 'https://a.example', storeId: 'one' })
    expect(storeOf(insert('<b></b>')).settings).toEqual({
      host: 'https://a.example',
      storeId: 'one',
    })
    configure({ storeHost: './products.json', storeType: 'file' })
    expect(storeOf(insert('<b></b>')).settings).toMatchObject({
      host: './products.json',
      type: 'file',
    })
  })
})

describe('a store type that does not exist', () => {
  async function anElementOfType(type: string) {
    const { seen, element } = aDefinedElement('store-grid', { 'store-type': type })
    element.textContent = 'Call us for prices'
    await put(element)
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
