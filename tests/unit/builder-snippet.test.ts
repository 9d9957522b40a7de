import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, HOSTS, LANGUAGES, type SnippetChoices } from '../../src/builder/snippet/choices.ts'
import { ELEMENT_NAMES } from '../../src/builder/snippet/elements.ts'
import { snippetFor } from '../../src/builder/snippet/snippet.ts'
import { EXAMPLE_CHOICES } from '../support/example-choices.ts'

const snippet = (choices: Partial<SnippetChoices> = {}) => snippetFor({ ...EXAMPLE_CHOICES, ...choices })
const hostsOfHtml = HOSTS.filter((host) => host !== 'wix')

describe('the generated snippet', () => {
  it('contains the script tag and the element with its fallback text', () => {
    expect(snippet({ integrity: 'sha384-abc', hasChecksum: true }).html).toBe(`<link
  rel="preconnect"
  href="https://store.example"
  crossorigin>

<script
  src="https://your-site.example/electrician-elements.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  defer
  data-store-host="https://store.example"
  data-store-id="your-store"></script>

<store-front browse>To order from our shop, call <a href="tel:5550100199">(555) 010-0199</a> or write to <a href="mailto:hello@voltandsons.example">hello@voltandsons.example</a>.</store-front>`)
  })

  it('loads the modules by default, without a checksum', () => {
    const { script } = DEFAULT_CHOICES
    expect(
      snippet({ script, elements: ['cart-button'], integrity: 'sha384-abc', hasChecksum: true }).html,
    ).toContain(`<script
  type="module"
  src="https://your-site.example/modules/electrician-elements.js"
  data-store-host="https://store.example"
  data-store-id="your-store"></script>`)
  })

  it('adds a placeholder for the product ID to the URL of the product page', () => {
    const elements = ['store-grid'] as const
    expect(snippet({ elements }).html).toContain('product-url="/product/?ee-product={id}"')
    expect(snippet({ elements, productPage: '/?page=7' }).html).toContain(
      'product-url="/?page=7&amp;ee-product={id}"',
    )
    expect(snippet({ elements, productPage: '/p/#top' }).html).toContain(
      'product-url="/p/?ee-product={id}#top"',
    )
  })
})

describe('the early connection to the store', () => {
  const isIn = (choices: Partial<SnippetChoices>) => snippet(choices).html.includes('rel="preconnect"')

  it('is for the origin of the store', () => {
    expect(snippet({ storeHost: ' https://store.example:8443/api ' }).html).toContain(
      'href="https://store.example:8443"',
    )
  })

  it.each([
    ['a relative store', { storeHost: '/provider' }],
    ['a store that is not a URL', { storeHost: 'https://' }],
    ['a store next to the script', { storeHost: 'https://your-site.example/products.json' }],
    ['no store', { storeHost: '', storeId: '' }],
    ['no element with a store', { elements: ['service-list', 'contact-info'] as const }],
  ])('is missing with %s', (_, choices) => {
    expect(isIn(choices)).toBe(false)
  })
})

it.each(hostsOfHtml)('owner input is escaped in the snippet for %s', (host) => {
  const fields = ['businessName', 'ownerName', 'storeId', 'storePage', 'storeHost', 'phone']
  const texts = Object.fromEntries(fields.map((name) => [name, "\"><script>alert(1)</script> & 'co'"]))
  const { html, script } = snippet({ ...texts, elements: ELEMENT_NAMES, host })
  const tags = (script + html).match(/<\/?[a-z]+[\s>]/g) ?? []
  expect(tags.filter((tag) => /script/.test(tag))).toHaveLength(2)
  expect(script + html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ')
})

it('the snippet for Wix lists the values to enter in the panels', () => {
  const { html } = snippet({ host: 'wix', script: 'modules', elements: ['store-front'] })
  expect(html).toBe(`Server URL: https://your-site.example/electrician-elements.lite.js
Tag name: store-front
Attributes:
  browse = true
  store-host = https://store.example
  store-id = your-store`)
})

describe('the language and the price format of a snippet', () => {
  const german = { language: 'de', priceFormat: 'locale', elements: ['store-grid', 'buy-button'] } as const
  const file = '<script src="https://your-site.example/languages/de.js" defer></script>'

  it('can be each language that has a file', () => {
    const files = readdirSync(new URL('../../src/languages', import.meta.url))
    expect(Object.keys(LANGUAGES).toSorted()).toEqual(files.map((name) => name.replace('.ts', '')).toSorted())
  })

  it('are set on the elements and the script tag, and a one-file script needs the language’s file', () => {
    const { html } = snippet({ ...german, script: 'lite' })
    expect(html).toContain(`data-price-format="locale"></script>\n\n${file}`)
    expect(html).toContain('<store-grid\n  lang="de"\n')
    expect(html).toContain('<buy-button lang="de" product-url="/product/?ee-product={id}"></buy-button>')
  })

  it('are attributes in the Wix panels, and the language’s file has a separate script tag', () => {
    const { html, script } = snippet({ ...german, elements: ['store-front'], language: 'ar', host: 'wix' })
    expect(html).toContain('Attributes:\n  lang = ar\n  dir = rtl\n')
    expect(html).toContain('  price-format = locale')
    expect(script).toBe(file.replace('de.js', 'ar.js'))
  })

  it('are attributes in the React component, which imports the language', () => {
    const { react } = snippet({ ...german, elements: ['store-grid'] })
    expect(react).toContain("import 'electrician-elements/languages/de'\n")
    expect(react).toMatch(/<store-grid\s+lang="de"[^>]*price-format="locale" \/>/)
  })
})

describe('another type of store in a snippet', () => {
  const typed = {
    storeType: 'file',
    storeHost: '/products.json',
    storeId: '',
    elements: ['store-grid'],
  } as const
  const file = '<script src="https://your-site.example/stores/file.js" defer></script>'

  it('is set on the script tag, and a one-file script needs the adapter’s file', () => {
    const { html, warnings } = snippet({
      ...typed,
      script: 'lite',
      checkoutUrl: 'mailto:a@b.test?body={order}',
    })
    expect(html).toContain(`  data-store-type="file"
  data-store-host="/products.json"
  data-checkout-url="mailto:a@b.test?body={order}"></script>`)
    expect(html).toContain(`</script>\n\n${file}`)
    expect(html).not.toContain('YOUR-STORE-ID')
    expect(warnings.join()).toContain('Upload the folder “stores” next to the script.')
  })

  it('has a checksum for the adapter’s file', () => {
    const checksums = { hasChecksum: true, integrity: 'sha384-abc', storeIntegrity: 'sha384-def' }
    expect(snippet({ ...typed, ...checksums }).html).toContain(
      'stores/file.js"\n  integrity="sha384-def"\n  crossorigin="anonymous"\n  defer></script>',
    )
  })

  it('needs no further script tag with the modules, nor does a language', () => {
    const { html } = snippet({ ...typed, language: 'de', script: 'modules' })
    expect(html).toContain('data-store-type="file"')
    expect(html).toContain('lang="de"')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('is set in the Wix panels and the React component', () => {
    const { html, script, react } = snippet({ ...typed, host: 'wix' })
    expect(html).toContain('  store-type = file\n  store-host = /products.json')
    expect(script).toBe(file)
    expect(react).toContain("import 'electrician-elements/stores/file'\n")
    expect(react).toContain('store-type="file"')
  })
})

it('placeholders replace empty fields in a snippet and are listed in a warning', () => {
  const { html, warnings } = snippetFor({ ...DEFAULT_CHOICES, elements: ['store-grid'] })
  expect(html).toContain('src="https://YOUR-SITE.example/modules/electrician-elements.js"')
  expect(html).toContain('data-store-id="YOUR-STORE-ID"')
  expect(html).toContain('product-url="/YOUR-PRODUCT-PAGE/?ee-product={id}"')
  expect(warnings[0]).toBe(
    'Do not paste yet. The code contains placeholders in capitals for: Address of the script’s folder, Address of the store’s server, Store id, Page with one product.',
  )
})

describe('the generated React component', () => {
  it('imports the selected elements and sets their store attributes', () => {
    const { react } = snippet({ elements: ['cart-button', 'store-grid'] })
    expect(react).toBe(`import 'electrician-elements/cart-button'
import 'electrician-elements/store-grid'

export function Shop() {
  return (
    <>
      <cart-button />
      <store-grid
        product-url="/product/?ee-product={id}"
        browse
        store-host="https://store.example"
        store-id="your-store" />
    </>
  )
}
`)
  })
})
