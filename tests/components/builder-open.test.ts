import { strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openFile, openText } from '../../demo/builder/open/open-file.ts'
import { addProduct, NO_PRODUCTS, type Products } from '../../demo/builder/products/products.ts'
import { PRODUCTS_FILE, writeProductFile } from '../../demo/builder/products/write-file.ts'
import { websiteRequest } from '../../demo/builder/publish/build-website.ts'
import { snippetFor } from '../../demo/builder/snippet/snippet.ts'
import { type BuilderState, EMPTY_STATE } from '../../demo/builder/state/builder-state.ts'
import { BUILDER_FILE, snippetChoices } from '../../demo/builder/state/snippet-choices.ts'
import { websitePage } from '../../demo/builder/state/website-page.ts'
import { emptyStore, type StoreChoice } from '../../demo/builder/store/store-choice.ts'

const state: BuilderState = {
  ...EMPTY_STATE,
  trade: 'plumber',
  facts: {
    name: 'Clear & <Water>',
    owner_name: 'Dana Reyes',
    phone: '(555) 010-0134',
    email: 'hello@clearwater.test',
    logo: 'pictures/logo.svg',
    trade: { type: 'Plumber', credential: 'Licensed Plumber' },
    hours: { week: [{ days: ['Mon'], opens: '08:00', closes: '18:00' }] },
  },
  confirmed: ['Licensed Plumber'],
  quotes: 'hello@clearwater.test',
  store: { ...EMPTY_STATE.store, host: 'https://store.example', id: 'shop' },
  look: { accent: '#0b6bcb', font: 'serif', background: 'dark' },
  language: 'de',
  priceFormat: 'locale',
  siteUrl: 'https://clearwater.test',
}

/** Returns a list with one product. */
function aProductList(): Products {
  const { list } = addProduct(NO_PRODUCTS)
  return {
    ...NO_PRODUCTS,
    currency: 'usd',
    list: list.map((product) => ({ ...product, name: 'Smoke alarm', picture: 'pictures/a.webp' })),
  }
}

describe('“Open”', () => {
  it('continues with a website made by the builder, including its pictures', () => {
    const { page } = websitePage(state, 'electrician-elements.js')
    const zip = zipSync({ 'index.html': strToU8(page), 'pictures/logo.svg': strToU8('<svg/>') })
    const { state: opened, pictures } = openFile(zip, EMPTY_STATE)
    expect(opened).toEqual({ ...state, facts: { ...state.facts, emergency: false } })
    expect(pictures['pictures/logo.svg']?.type).toBe('image/svg+xml')
  })

  it('keeps statements that the website leaves out', () => {
    const whole = { ...state, facts: { ...state.facts, headline: 'Always on time' } }
    const { page } = websitePage(whole, 'electrician-elements.js')
    expect(page).not.toContain('Always on time')
    const files = { 'index.html': strToU8(page), [BUILDER_FILE]: strToU8(JSON.stringify(whole)) }
    expect(openFile(zipSync(files), EMPTY_STATE).state).toEqual(whole)
    expect(
      openFile(zipSync({ ...files, [BUILDER_FILE]: strToU8('{') }), EMPTY_STATE).state.facts['name'],
    ).toBe('Clear & <Water>')
  })

  it('continues with a facts file and treats its statements as confirmed', () => {
    const json = JSON.stringify({ ...state.facts, statistics: null })
    expect(openText(json, EMPTY_STATE).state).toMatchObject({
      trade: 'plumber',
      facts: state.facts,
      confirmed: ['Licensed Plumber'],
    })
  })

  const stores: StoreChoice[] = [
    { ...emptyStore('shopify'), host: 'https://clear.myshopify.com', token: 'abc', region: 'DE' },
    {
      ...emptyStore('woocommerce'),
      host: 'https://shop.test',
      checkoutUrl: 'https://shop.test/?products={products}',
    },
    {
      ...emptyStore('medusa'),
      host: 'https://medusa.test',
      token: 'pk_1',
      checkoutUrl: 'https://pay.test/?cart={cart}',
    },
    { ...emptyStore('medusa'), host: 'https://medusa.test', id: 'own', token: 'pk_1', region: 'us' },
    { ...emptyStore('file'), checkoutUrl: 'orders@clearwater.test' },
    { ...emptyStore('file'), checkoutUrl: 'https://wa.me/1?text={order}' },
  ]

  it.each(stores)('continues with the $kind store of a snippet and of a website', (store) => {
    const chosen = { ...state, store }
    const { page } = websitePage(chosen, 'electrician-elements.js')
    for (const host of ['wordpress', 'wordpress-author', 'by-hand'] as const) {
      const code = { ...state.code, host, script: 'lite' as const, scriptFolder: 'https://clearwater.test/' }
      const { html, script } = snippetFor(snippetChoices({ ...chosen, code }))
      expect(openText(script + html, EMPTY_STATE).state.store, host).toEqual(store)
    }
    expect(openFile(zipSync({ 'index.html': strToU8(page) }), EMPTY_STATE).state.store).toEqual(store)
  })

  it('continues with the products of a website, also if their file was changed by hand', () => {
    const chosen = { ...state, store: emptyStore('file'), products: aProductList() }
    const request = websiteRequest(chosen, {}, 'https://builder.test/modules/')
    const files: Record<string, Uint8Array> = { ...request.files, 'index.html': strToU8(request.page) }
    expect(JSON.stringify(openFile(zipSync(files), EMPTY_STATE).state.products.list)).toContain(
      'pictures/a.webp',
    )
    const file = strFromU8(files[PRODUCTS_FILE] ?? new Uint8Array())
    expect(file).toContain('"/pictures/a.webp"')
    const changed = { ...files, [PRODUCTS_FILE]: strToU8(file.replaceAll('Smoke alarm', 'Siren')) }
    expect(openFile(zipSync(changed), EMPTY_STATE).state.products.list[0]?.name).toBe('Siren')
  })

  it('replaces only the products with those of a products file', () => {
    const file = JSON.stringify(writeProductFile(aProductList(), 'en'))
    const opened = openText(file, state)
    expect(opened.isProducts).toBe(true)
    expect(opened.state).toMatchObject({
      facts: state.facts,
      store: { kind: 'file' },
      otherStores: [state.store],
    })
    expect(opened.state.products.list[0]).toMatchObject({ name: 'Smoke alarm', id: 'smoke-alarm' })
  })

  it.each(['site', 'elements'] as const)('continues with a snippet: %s', (what) => {
    const code = { ...state.code, what, elements: ['store-grid', 'quote-form'] as const, prefix: '' }
    const { html } = snippetFor(snippetChoices({ ...state, code }))
    expect(openText(html, EMPTY_STATE).state).toMatchObject({
      quotes: state.quotes,
      store: state.store,
      language: 'de',
      priceFormat: 'locale',
      code: { what },
      facts: { phone: '(555) 010-0134', logo: 'pictures/logo.svg' },
    })
  })

  it.each([
    ['', 'There is nothing to open'],
    ['hello', 'This is not a facts file'],
    ['{ "name": }', 'This is not a facts file'],
    ['<p>Hello</p>', 'This page has none of our elements'],
  ])('explains why it cannot read “%s”', (text, message) => {
    expect(() => openText(text, EMPTY_STATE)).toThrow(message)
  })

  it('explains that a zip file contains no website', () => {
    expect(() => openFile(zipSync({ 'notes.txt': strToU8('x') }), EMPTY_STATE)).toThrow(
      'it has no index.html',
    )
    expect(() => openFile(new Uint8Array([0x50, 0x4b, 3]), EMPTY_STATE)).toThrow('This zip file is damaged.')
  })
})
