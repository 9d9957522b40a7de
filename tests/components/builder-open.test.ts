import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openFile, openText } from '../../src/builder/open/open-file.ts'
import { writeWorkFile } from '../../src/builder/open/work-file.ts'
import { addProduct, NO_PRODUCTS, type Products } from '../../src/builder/products/own-products.ts'
import { PRODUCTS_FILE, withIds, writeProductFile } from '../../src/builder/products/write-file.ts'
import { websiteRequest } from '../../src/builder/publish/build-website.ts'
import { snippetFor } from '../../src/builder/snippet/snippet.ts'
import { type BuilderState, EMPTY_STATE } from '../../src/builder/state/builder-state.ts'
import { snippetChoices } from '../../src/builder/state/snippet-choices.ts'
import { websitePage } from '../../src/builder/state/website-page.ts'
import { emptyStore, type StoreChoice } from '../../src/builder/store/store-choice.ts'

const state: BuilderState = {
  ...EMPTY_STATE,
  trade: 'plumber',
  facts: {
    name: 'Clear & <Water>',
    owner_name: 'Dana Reyes',
    phone: '(555) 010-0134',
    email: 'hello@clearwater.test',
    logo: 'pictures/logo.png',
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

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const WEBP = strToU8('RIFF\u001a\0\0\0WEBPVP8L')

/** Returns the zip of a website whose page refers to a logo, with these files. */
function aZip(files: Record<string, Uint8Array>, logo = 'pictures/logo.png', folder = ''): Uint8Array {
  const { page } = websitePage({ ...state, facts: { ...state.facts, logo } }, 'electrician-elements.js')
  const all = { 'index.html': strToU8(page), ...files }
  return zipSync(Object.fromEntries(Object.entries(all).map(([path, bytes]) => [folder + path, bytes])))
}

/** Returns a zip whose directory says that each file has this size, as a zip bomb or a false directory does. */
function withSize(zip: Uint8Array, sizeBytes: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let place = 0; place < zip.length - 28; place += 1)
    if (view.getUint32(place) === 0x504b0102) view.setUint32(place + 24, sizeBytes, true)
  return zip
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
    const zip = zipSync({ 'index.html': strToU8(page), 'pictures/logo.png': PNG })
    const { state: opened, pictures, notes } = openFile(zip, EMPTY_STATE)
    expect(opened).toEqual({ ...state, facts: { ...state.facts, emergency: false } })
    expect(pictures['pictures/logo.png']).toEqual({ bytes: PNG, type: 'image/png' })
    expect(notes).toEqual([])
  })

  it('continues with a work file, which keeps everything', () => {
    const whole = {
      ...state,
      facts: { ...state.facts, headline: 'Always on time' },
      otherStores: [{ ...emptyStore('shopify'), host: 'https://clear.myshopify.com' }],
      products: withIds(aProductList()),
      code: { ...state.code, what: 'site' as const, storePage: '/shop' },
    }
    const pictures = {
      'pictures/logo.png': { bytes: PNG, type: 'image/png' },
      'pictures/a.webp': { bytes: WEBP, type: 'image/webp' },
      'pictures/unused.png': { bytes: PNG, type: 'image/png' },
    }
    const opened = openFile(strToU8(writeWorkFile(whole, pictures)), EMPTY_STATE)
    const { 'pictures/unused.png': _, ...used } = pictures
    expect(opened).toMatchObject({ state: whole, notes: [] })
    expect(
      Object.entries(opened.pictures).map(([path, { bytes, type }]) => [path, [...bytes], type]),
    ).toEqual(Object.entries(used).map(([path, { bytes, type }]) => [path, [...bytes], type]))
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
    for (const host of ['wordpress', 'by-hand'] as const) {
      const code = { ...state.code, host, script: 'lite' as const, scriptFolder: 'https://clearwater.test/' }
      const { html, script } = snippetFor(snippetChoices({ ...chosen, code }))
      expect(openText(script + html, EMPTY_STATE).state.store, host).toEqual(store)
    }
    expect(openFile(zipSync({ 'index.html': strToU8(page) }), EMPTY_STATE).state.store).toEqual(store)
  })

  it('continues with a page whose elements are <div>s', () => {
    const page = `<script src="https://clearwater.test/electrician-elements.js" data-upgrade-divs
      data-store-host="https://store.test" data-store-id="own"></script>
      <div data-electrician-element="store-grid" data-limit="4">Call us</div>`
    expect(openText(page, EMPTY_STATE).state).toMatchObject({
      store: { host: 'https://store.test', id: 'own' },
      code: { what: 'elements', elements: ['store-grid'] },
    })
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
      facts: { phone: '(555) 010-0134', logo: 'pictures/logo.png' },
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

  it('opens only pictures of a zip, and names the other files', () => {
    const { pictures, notes } = openFile(
      aZip({
        'pictures/logo.png': PNG,
        'pictures/shell.php': strToU8('<?php system($_GET["c"]);'),
        'pictures/.htaccess': strToU8('AddType application/x-httpd-php .png'),
        'pictures/page.png': strToU8('<html><script>alert(1)</script></html>'),
        'pictures/../../up.html': strToU8('<p>up</p>'),
      }),
      EMPTY_STATE,
    )
    expect(Object.keys(pictures)).toEqual(['pictures/logo.png'])
    expect(notes).toEqual([
      'Not opened: “shell.php”, “.htaccess”, “page.png”, “../../up.html”. Reason: not a PNG, JPEG, WebP, GIF, AVIF or SVG picture.',
    ])
  })

  it.each([
    ['pictures/shell.php', 'pictures/shell.png'],
    ['pictures/logo.php.png', 'pictures/logo.png'],
    ['pictures/Foto 1.JPG', 'pictures/foto-1.png'],
    ['pictures/../../up.png', 'pictures/up.png'],
  ])('gives the picture “%s” a name of its own', (path, name) => {
    const { state: opened, pictures } = openFile(aZip({ [path]: PNG }, path), EMPTY_STATE)
    expect(Object.keys(pictures)).toEqual([name])
    // The website's paths of pictures have no folders.
    if (!path.includes('..')) expect(opened.facts['logo']).toBe(name)
  })

  it('keeps pictures apart whose names differ only in their ending', () => {
    const { pictures } = openFile(aZip({ 'pictures/a.png': PNG, 'pictures/a.php': PNG }), EMPTY_STATE)
    expect(Object.keys(pictures)).toEqual(['pictures/a.png', 'pictures/a-2.png'])
  })

  it('opens a website in a folder, as macOS packs it', () => {
    const zip = aZip({ 'pictures/logo.png': PNG, 'store/index.html': strToU8('') }, undefined, 'site/')
    const files = {
      ...unzipSync(zip),
      '__MACOSX/site/._index.html': strToU8('x'),
      'site/.DS_Store': strToU8('x'),
      'site/pictures/.DS_Store': strToU8('x'),
    }
    const { state: opened, pictures, notes } = openFile(zipSync(files), EMPTY_STATE)
    expect(opened.facts['name']).toBe('Clear & <Water>')
    expect(Object.keys(pictures)).toEqual(['pictures/logo.png'])
    expect(notes).toEqual([])
  })

  it('does not unpack a picture that is too large, and removes it from the entries', () => {
    const zip = aZip({ 'pictures/logo.png': new Uint8Array(10_000_001) })
    const { state: opened, notes } = openFile(zip, EMPTY_STATE)
    expect(notes).toEqual(['Not opened: “logo.png”. Reason: larger than 10 MB.'])
    expect(opened.facts).not.toHaveProperty('logo', 'pictures/logo.png')
  })

  it('explains that a zip file unpacks to too much', () => {
    expect(() => openFile(withSize(aZip({}), 10_000_001), EMPTY_STATE)).toThrow(
      'The file “index.html” in this zip file is too large to open.',
    )
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`pictures/${index}.png`, PNG]))
    expect(() => openFile(withSize(aZip(many), 9_900_000), EMPTY_STATE)).toThrow('together too large')
    expect(() => openFile(withSize(aZip({}), 1), EMPTY_STATE)).toThrow('This zip file is damaged.')
  })

  it('explains that a zip file contains no website', () => {
    expect(() => openFile(zipSync({ 'notes.txt': strToU8('x') }), EMPTY_STATE)).toThrow(
      'it has no index.html',
    )
    expect(() => openFile(new Uint8Array([0x50, 0x4b, 3]), EMPTY_STATE)).toThrow('This zip file is damaged.')
  })
})
