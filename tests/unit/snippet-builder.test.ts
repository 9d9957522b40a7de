import { describe, expect, it } from 'vitest'
import {
  BACKGROUNDS,
  DEFAULT_CHOICES,
  ELEMENT_NAMES,
  HOSTS,
  type Host,
  type SnippetChoices,
} from '../../demo/snippet-builder/choices.ts'
import { linkWarnings } from '../../demo/snippet-builder/link-warnings.ts'
import { attributeFields, readChoices } from '../../demo/snippet-builder/read-choices.ts'
import { snippetFor } from '../../demo/snippet-builder/snippet.ts'
import { writeQuery } from '../../demo/snippet-builder/write-query.ts'
import { EXAMPLE_CHOICES } from '../support/example-choices.ts'

const snippet = (choices: Partial<SnippetChoices> = {}) => snippetFor({ ...EXAMPLE_CHOICES, ...choices })
const hostsOfHtml = HOSTS.filter((host) => host !== 'wix')

describe('the generated snippet', () => {
  it('contains the script tag and the element with its fallback text', () => {
    expect(snippet({ integrity: 'sha384-abc', hasChecksum: true }).html).toBe(`<script
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

  it.each(['https://your-site.example', 'https://your-site.example/modules/'])(
    'loads the React modules if the folder is entered as %s',
    (scriptFolder) => {
      expect(snippet({ script: 'modules-react', scriptFolder }).html).toContain(
        'src="https://your-site.example/modules/react/electrician-elements.js"',
      )
    },
  )

  it('omits the integrity attribute when the checksum is unknown', () => {
    const { html, warnings } = snippet({ hasChecksum: true })
    expect(html).not.toMatch(/integrity|crossorigin/)
    expect(warnings.join()).toContain('has no checksum')
  })

  it('lists the elements in the order in which a page shows them', () => {
    const { html } = snippet({ elements: ['quote-form', 'store-grid', 'cart-button'] })
    expect(html.match(/<\/[a-z]+-[a-z]+>/g)).toEqual(['</cart-button>', '</store-grid>', '</quote-form>'])
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

  it('uses the query parameter that <product-detail> reads in the URL of the product page', () => {
    const { html } = snippet({
      elements: ['store-grid', 'product-detail'],
      attributes: { 'product-detail.product-param': 'item' },
    })
    expect(html.match(/product-url="\/product\/\?item={id}"/g)).toHaveLength(2)
  })

  it('uses hash routing for the website', () => {
    expect(snippet({ elements: ['electrician-site'] }).html).toContain('routing="hash"')
  })
})

describe('form input in the snippet builder', () => {
  const hostile = "\"><script>alert(1)</script> & 'co'"
  const texts = {
    businessName: hostile,
    ownerName: hostile,
    storeId: hostile,
    storePage: hostile,
    storeHost: hostile,
  }

  it.each(hostsOfHtml)('is escaped in the snippet for %s', (host) => {
    const { html, script } = snippet({ ...texts, phone: hostile, elements: ELEMENT_NAMES, host })
    const tags = (script + html).match(/<\/?[a-z]+[\s>]/g) ?? []
    expect(tags.filter((tag) => /script/.test(tag))).toHaveLength(2)
    expect(script + html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ')
  })
})

describe('fallback text in a snippet', () => {
  it.each(ELEMENT_NAMES.filter((name) => !['cart-drawer', 'buy-button'].includes(name)))(
    'of <%s> contains the phone number',
    (name) => {
      expect(snippet({ elements: [name] }).html).toContain('<a href="tel:5550100199">(555) 010-0199</a>')
    },
  )

  it('mentions no emergencies for a business without emergency service', () => {
    const choices = { elements: ['service-list', 'contact-info'], facts: { emergency: 'false' } } as const
    expect(snippet(choices).html.replace('"emergency"', '')).not.toMatch(/emergenc/i)
  })

  it('causes a warning when it contains neither a phone number nor an email address', () => {
    expect(snippet({ phone: 'soon', email: '' }).warnings.join()).toContain('Without a phone number')
  })
})

describe('host-specific snippets', () => {
  it.each(hostsOfHtml)('contain no block elements, styles or inline scripts for %s', (host) => {
    const { html, script } = snippet({ elements: ELEMENT_NAMES, host, accent: '#0b6bcb' })
    const names = new Set([...(script + html).matchAll(/<([a-z-]+)/g)].map(([, name]) => name))
    const blocks = [...names].filter(
      (name) => !['script', 'div', 'a', ...ELEMENT_NAMES].includes(name as never),
    )
    expect(blocks).toEqual([])
    expect(script + html).not.toMatch(/ (style|on\w+)=|<style|<script[^>]*>[^<]/)
  })

  it('consist of divs and a separate script tag for a WordPress author', () => {
    const { html, script } = snippet({ host: 'wordpress-author', elements: ['store-grid'] })
    expect(html).toMatch(/^<div data-electrician-element="store-grid"/)
    expect(html).not.toMatch(/<script|data-store|data-product-url/)
    expect(script).toMatch(/^<script[^>]*\sdata-upgrade-divs\s*><\/script>$/)
    expect(script).toContain('data-store-id="your-store"')
    expect(script).toContain('data-product-url="/product/?ee-product={id}"')
  })

  it('omit elements that divs cannot become for a WordPress author, and say so', () => {
    const { html, warnings } = snippet({
      host: 'wordpress-author',
      elements: ['cart-button', 'cart-drawer', 'quote-form'],
    })
    expect(html.match(/data-electrician-element="[^"]+"/g)).toEqual([
      'data-electrician-element="cart-button"',
    ])
    expect(warnings.join()).toContain('The code omits cart-drawer, quote-form')
  })

  it('contain the buy button’s label, and wrap the button in a div for WordPress', () => {
    const html = (host: Host) => snippet({ host, elements: ['buy-button'] }).html
    expect(html('squarespace')).toContain('>Add to Cart</buy-button>')
    expect(html('wordpress')).toContain('<div><buy-button')
  })

  it('list the values to enter in the Wix panels', () => {
    expect(
      snippet({ host: 'wix', script: 'modules', elements: ['store-front'] }).html,
    ).toBe(`Server URL: https://your-site.example/electrician-elements.lite.js
Tag name: store-front
Attributes:
  browse = true
  store-host = https://store.example
  store-id = your-store`)
  })
})

describe('warnings about a snippet', () => {
  it.each([
    [{ elements: [] }, 'No element is chosen'],
    [{ storeHost: 'shop.example.com' }, 'store host must be an address that begins with https://'],
    [{ storeId: ' ' }, 'placeholders in capitals for: Store id.'],
    [{ prefix: 'Shop' }, 'A prefix begins with'],
    [{ scriptFolder: 'http://cdn.example' }, 'script’s address must begin with https://'],
    [{ scriptFolder: 'https://cdn.jsdelivr.net/gh/volt/shop/dist' }, 'CDN names no version'],
    [{ script: 'modules' }, 'Upload the whole folder “modules”.'],
    [{ script: 'modules', host: 'wix' }, 'Wix loads no modules'],
    [{ elements: ['store-grid'] }, 'put the “One product” element on that page'],
    [{ elements: ['store-grid'] }, 'Without a cart button'],
    [{ elements: ['store-grid'] }, 'the checkout returns to /success'],
    [{ elements: ['store-front', 'cart-button'] }, 'appears twice'],
    [{ elements: ['buy-button'] }, 'Set product-id for buy-button'],
  ] as const)('describe the problem with the choices %o', (choices, words) => {
    expect(snippet(choices).warnings.join('\n')).toContain(words)
  })

  it.each([
    [{ elements: ['cart-button'], attributes: { 'quote-form.endpoint': 'https://example.com' } }, 'Replace'],
    [{ elements: ['cart-button'], ownerName: 'Marco Volt' }, 'Marco Volt'],
    [{ elements: ['cart-button'], facts: { statistics: '10+' } }, 'Statistics'],
    [{ elements: ['electrician-site', 'store-grid'] }, 'Without a cart button'],
    [{ scriptFolder: 'https://cdn.jsdelivr.net/gh/volt/shop@0.1.0/dist/' }, 'CDN names no version'],
  ] as const)('do not mention input that does not apply to the chosen elements: %o', (choices, words) => {
    expect(snippetFor({ ...DEFAULT_CHOICES, ...choices }).warnings.join('\n')).not.toContain(words)
  })
})

describe('placeholders in a snippet', () => {
  it('replace empty fields in the snippet and are listed in a warning', () => {
    const { html, warnings } = snippetFor({ ...DEFAULT_CHOICES, elements: ['store-grid'] })
    expect(html).toContain('src="https://YOUR-SITE.example/modules/electrician-elements.js"')
    expect(html).toContain('data-store-id="YOUR-STORE-ID"')
    expect(html).toContain('product-url="/YOUR-PRODUCT-PAGE/?ee-product={id}"')
    expect(warnings[0]).toBe(
      'Do not paste yet. The code contains placeholders in capitals for: Address of the script’s folder, Store host, Store id, Page with one product.',
    )
  })

  it.each([
    ['https://store.example', { storeHost: 'https://store.example' }],
    [
      'https://example.com/quotes',
      { elements: ['quote-form'], attributes: { 'quote-form.endpoint': 'https://example.com/quotes' } },
    ],
  ] as const)('can also be example values, which are listed in a warning: %s', (value, choices) => {
    const { warnings } = snippetFor({ ...DEFAULT_CHOICES, ...choices })
    expect(warnings.join('\n')).toMatch(`Replace the example values: ${value}.`)
  })
})

describe('options of the snippet builder', () => {
  it.each(attributeFields())('set the attribute %s', (field) => {
    const [name = '', attribute = ''] = field.split('.')
    const values = new URLSearchParams({ what: 'elements', element: name, [field]: 'hash' })
    if (name === 'electrician-site') values.set('what', 'site')
    if (name === 'store-front') values.set('what', 'store')
    const { html } = snippetFor(readChoices(values))
    expect(html).toMatch(new RegExp(`<${name}[^>]*\\s${attribute}(="hash"|[\\s>])`))
  })

  it.each([
    ['a missing part', { 'geo.latitude': '1' }, 'Geo: fill in longitude too.'],
    [
      'text instead of a number',
      { 'geo.latitude': 'north', 'geo.longitude': '1' },
      'write a number from -90 to 90, not “north”',
    ],
    ['a line with missing columns', { testimonials: 'Quick.' }, 'write quote | name | place in each line'],
  ])('cause a warning about %s', (_, facts, problem) => {
    expect(snippet({ elements: ['electrician-site'], facts }).warnings.join('\n')).toContain(problem)
  })

  it('cause a warning that lists the controls that are not implemented', () => {
    const warningsOf = (choices: Partial<SnippetChoices>) => snippet(choices).warnings.join('\n')
    expect(warningsOf({ elements: ['electrician-site'] })).toContain(
      '“Book Now” (booking-url), “Schedule a Consultation” (booking-url), “View Coverage” (coverage-url), ' +
        '“Hours” (hours.week in the business facts), “Request a Quote” (quote-endpoint).',
    )
    const attributes = { 'about-owner.booking-url': '/book', 'quote-form.endpoint': '/quotes' }
    expect(warningsOf({ elements: ['about-owner', 'quote-form'], attributes })).not.toContain(
      'not implemented',
    )
    const facts = { 'links.coverage': '/map', 'hours.week': 'Mon | 08:00 | 18:00' }
    expect(warningsOf({ elements: ['contact-info'], facts })).not.toContain('not implemented')
  })

  it('escape business facts for editors that change scripts', () => {
    const { html } = snippet({ elements: ['electrician-site'], facts: { headline: '</script> & <b>' } })
    expect(html).toContain('\\u003c/script\\u003e \\u0026 \\u003cb\\u003e')
  })

  it('put the prefix on the script tag and on every element', () => {
    const { html } = snippet({ prefix: 'ee-' })
    expect(html).toContain('data-prefix="ee-"')
    expect(html).toContain('<ee-store-front browse>')
    expect(snippet({ prefix: 'x onload=' }).html).toContain('<store-front browse>')
  })
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

describe('the snippet builder’s selections in the URL', () => {
  it('are unchanged after being written and read', () => {
    const query = new URLSearchParams([
      ['what', 'elements'],
      ['element', 'store-grid'],
      ['element', 'quote-form'],
      ['quote-form.endpoint', '/quotes'],
      ['store-id', 'a & b'],
      ['style.font', 'Georgia, serif'],
    ])
    const choices = readChoices(writeQuery(query, new URLSearchParams()))
    expect(choices).toEqual(readChoices(query))
    expect(choices).toMatchObject({
      elements: ['store-grid', 'quote-form'],
      attributes: { 'quote-form.endpoint': '/quotes' },
      storeId: 'a & b',
      style: { '--ee-font': 'Georgia, serif' },
    })
  })

  it.each([
    ['what=elements&element=script&element=toast-area', { elements: [] }],
    ['host=ftp&script=evil.js&background=red', { host: 'wordpress', script: 'modules', background: 'light' }],
    ['accent=red%3B%7D', { accent: '' }],
    ['style.font=x%3B%7Dbody%7Bdisplay%3Anone', { style: {} }],
    ['style.radius=calc(1px', { style: {} }],
    ["style.paper=image-set('//evil.test/p' 1x)", { style: {} }],
    ['style.paper=URL (%22//evil.test/p%22)', { style: {} }],
    ['style.paper=src(%22//evil.test/p%22)', { style: {} }],
    ['style.radius=calc((1em%2B2px)/2)', { style: { '--ee-radius': 'calc((1em+2px)/2)' } }],
    ['store-front.onclick=x&facts=1', { attributes: {}, facts: {} }],
  ])('are ignored when the form does not offer them: %s', (query, expected) => {
    expect(readChoices(new URLSearchParams(query))).toMatchObject(expected)
  })
})

describe('the warning about choices from a link', () => {
  it.each([
    ['script-folder=https://evil.test/', 'Script folder'],
    ['store-host=https://evil.test', 'Store host'],
    ['phone=1-900-EVIL', 'Phone'],
    ['quote-form.endpoint=https://evil.test/', 'Quote form: endpoint'],
    ['links.privacy=/theirs', 'Links: privacy'],
    ['social=Web|https://evil.test', 'Social'],
    ['headline=Call (900) 555-0199 now', 'Headline'],
  ])('names the field in %s', (query, label) => {
    expect(linkWarnings(new URLSearchParams(query))).toEqual([
      `These choices came from a link. Check each address and phone number before you paste: ${label}.`,
    ])
  })

  it.each(['', 'what=site&host=wix', 'phone=', 'statistics=10%2B | Years', 'accent=%230b6bcb'])(
    'is not shown for a link without addresses and phone numbers: %s',
    (query) => {
      expect(linkWarnings(new URLSearchParams(query))).toEqual([])
    },
  )
})

describe('colors in a snippet', () => {
  it('are written as custom properties', () => {
    expect(snippet({ accent: '#0b6bcb', background: 'dark' }).css).toMatch(
      /^:root \{\n {2}--ee-accent: #0b6bcb;\n {2}--ee-on-accent: #ffffff;\n {2}--ee-link: #[\da-f]{6};\n {2}color-scheme: dark;\n\}\n$/,
    )
    expect(snippet({ background: 'visitor' }).css).toBe(':root {\n  color-scheme: light dark;\n}\n')
  })

  it.each(['#ffb000', '#0b6bcb', '#ffff00', '#000000', '#ffffff', '#c8321f', '#777777'])(
    'derived from the accent color %s have enough contrast on every background',
    (accent) => {
      for (const background of BACKGROUNDS) {
        const { css } = snippet({ accent, background })
        const color = (name: string) => new RegExp(`--ee-${name}: (#[\\da-f]{6});`).exec(css)?.[1]
        expect(contrast(color('accent'), color('on-accent'))).toBeGreaterThanOrEqual(4.5)
        if (background !== 'dark') expect(contrast(linkIn(css, 0), '#faf8f4')).toBeGreaterThanOrEqual(4.5)
        if (background !== 'light') expect(contrast(linkIn(css, -1), '#19212b')).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})

function linkIn(css: string, index: number): string | undefined {
  return /--ee-link: (.*);/
    .exec(css)?.[1]
    ?.match(/#[\da-f]{6}/g)
    ?.at(index)
}

/** Returns the WCAG 2 contrast ratio. Its implementation is independent of the snippet builder. */
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const channels = hex.match(/[\da-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16) / 255) ?? []
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
