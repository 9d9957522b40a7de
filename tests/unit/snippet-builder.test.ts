import { describe, expect, it } from 'vitest'
import { elements } from '../../build/manifest/elements.ts'
import {
  DEFAULT_CHOICES,
  GROUNDS,
  HOSTS,
  PIECES,
  type SnippetChoices,
  STORE_PIECES,
} from '../../demo/snippet-builder/choices.ts'
import { phoneLink } from '../../demo/snippet-builder/fallback.ts'
import { snippetFor } from '../../demo/snippet-builder/snippet.ts'
import { phoneLink as diallingLink } from '../../src/business/links.ts'

const snippet = (choices: Partial<SnippetChoices> = {}) => snippetFor({ ...DEFAULT_CHOICES, ...choices })
const hostsOfHtml = HOSTS.filter((host) => host !== 'wix')

describe('snippetFor()', () => {
  it('returns a script tag and an element with fallback content', () => {
    expect(snippet({ integrity: 'sha384-abc' }).html).toBe(`<script
  src="https://your-site.example/electrician-elements.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  defer
  data-store-host="https://store.example"
  data-store-id="your-store"></script>

<store-front>To order from our shop, call <a href="tel:5550100199">(555) 010-0199</a> or write to <a href="mailto:hello@voltandsons.example">hello@voltandsons.example</a>.</store-front>`)
  })

  it('adds an integrity attribute only when the checksum is known', () => {
    const { html, warnings } = snippet()
    expect(html).not.toMatch(/integrity|crossorigin/)
    expect(warnings.join()).toContain('has no checksum')
  })

  it('loads the lite script from the same folder', () => {
    const { html } = snippet({ script: 'lite', scriptFolder: 'https://cdn.example/v1' })
    expect(html).toContain('src="https://cdn.example/v1/electrician-elements.lite.js"')
  })

  it('lists elements in page order, not in the order in which they were chosen', () => {
    const { html } = snippet({ pieces: ['quote-form', 'store-grid', 'cart-button'] })
    expect(html.match(/<\/[a-z]+-[a-z]+>/g)).toEqual(['</cart-button>', '</store-grid>', '</quote-form>'])
  })

  it('links product cards to the product page with the right query parameter', () => {
    const pieces = ['store-grid'] as const
    expect(snippet({ pieces }).html).toContain('product-url="/product/?product={id}"')
    expect(snippet({ pieces, productPage: '/?page=7' }).html).toContain(
      'product-url="/?page=7&amp;product={id}"',
    )
  })

  it('uses hash routing for the website element, because a CMS serves only known URLs', () => {
    expect(snippet({ pieces: ['electrician-site'] }).html).toContain('routing="hash"')
  })

  it.each(PIECES.map((piece) => [piece]))('writes only attributes that <%s> has', (piece) => {
    const text = snippet({ pieces: [piece], host: 'wix' }).html
    const written = [...text.matchAll(/^ {2}([a-z-]+) = /gm)].map(([, name]) => name)
    const definition = elements.find((element) => element.definition.name === piece)?.definition
    const store = definition?.store ? ['store-host', 'store-id'] : []
    expect(Object.keys(definition?.attributes ?? {}).concat(store)).toEqual(expect.arrayContaining(written))
    expect(STORE_PIECES.includes(piece)).toBe(store.length > 0)
  })
})

describe('form input in the snippet', () => {
  const hostile = "\"><script>alert(1)</script> & 'co'"
  const texts = {
    businessName: hostile,
    ownerName: hostile,
    storeId: hostile,
    storePage: hostile,
    storeHost: hostile,
  }

  it.each(hostsOfHtml)('is escaped in text and attributes for %s', (host) => {
    const { html, script } = snippet({ ...texts, phone: hostile, pieces: PIECES, host })
    const tags = (script + html).match(/<\/?[a-z]+[\s>]/g) ?? []
    expect(tags.filter((tag) => /script/.test(tag))).toHaveLength(2)
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; ')
  })

  it('creates the same phone links as the elements', () => {
    for (const phone of ['(555) 010-0199', '+43 (0)1 234 56', '555 0100 ext. 9', '555-0100 x12', '*21#']) {
      expect(phoneLink(phone)).toBe(diallingLink(phone))
    }
    expect(phoneLink('call me')).toBe('')
  })
})

describe('fallback content in the snippet', () => {
  it.each(PIECES.filter((piece) => piece !== 'cart-drawer'))('contains the phone number in <%s>', (piece) => {
    expect(snippet({ pieces: [piece] }).html).toContain('<a href="tel:5550100199">(555) 010-0199</a>')
  })

  it('contains only the email address when there is no phone number', () => {
    const { html } = snippet({ phone: '', pieces: ['cart-button', 'quote-form'] })
    expect(html).toContain('Order by e-mail: <a href="mailto:hello@voltandsons.example">')
    expect(html).not.toContain('tel:')
  })

  it('causes a warning when there are no contact details', () => {
    expect(snippet({ phone: 'soon', email: '' }).warnings.join()).toContain('Without a phone number')
  })
})

describe('snippets for website hosts', () => {
  it.each(hostsOfHtml)('contain no inline code for %s', (host) => {
    const { html, script } = snippet({ pieces: PIECES, host, accent: '#0b6bcb' })
    const names = new Set([...(script + html).matchAll(/<([a-z-]+)/g)].map(([, name]) => name))
    const blocks = [...names].filter((name) => !['script', 'div', 'a', ...PIECES].includes(name as never))
    expect(blocks).toEqual([])
    expect(script + html).not.toMatch(/ (style|on\w+)=|<style|<script[^>]*>[^<]/)
  })

  it('give WordPress authors divs with store settings and administrators a script tag', () => {
    const { html, script } = snippet({ host: 'wordpress-author', pieces: ['store-grid'] })
    expect(html).toMatch(/^<div\n {2}data-electrician-element="store-grid"\n/)
    expect(html).toContain('data-store-id="your-store"')
    expect(html).toContain('data-product-url="/product/?product={id}"')
    expect(html).not.toContain('<script')
    expect(script).toMatch(/^<script[^>]*><\/script>$/)
  })

  it.each(HOSTS)('wrap a cart button in a div only for WordPress (%s)', (host) => {
    const isBoxed = host.startsWith('wordpress')
    expect(snippet({ host, pieces: ['cart-button'] }).html.includes('<div><')).toBe(isBoxed)
  })

  it('list the fields of the Wix panel', () => {
    expect(
      snippet({ host: 'wix', pieces: ['store-front'] }).html,
    ).toBe(`Server URL: https://your-site.example/electrician-elements.js
Tag name: store-front
Attributes:
  store-host = https://store.example
  store-id = your-store`)
  })

  it.each(HOSTS)('include instructions for %s', (host) => {
    const general = snippet({ host: 'by-hand' }).warnings
    expect(snippet({ host }).warnings.length).toBeGreaterThan(0)
    if (host !== 'by-hand') expect(snippet({ host }).warnings).not.toEqual(general)
  })
})

describe('warnings of the snippet builder', () => {
  it.each([
    [{ pieces: [] }, 'Nothing is chosen'],
    [{ storeHost: 'shop.example.com' }, 'has to be an address that begins with https://'],
    [{ storeId: ' ' }, 'id is missing'],
    [{ scriptFolder: 'http://cdn.example' }, 'script’s address has to begin with https://'],
    [{ pieces: ['store-grid'] }, 'put the product piece on that page'],
    [{ pieces: ['store-grid'] }, 'Without a cart button'],
    [{ pieces: ['store-grid'] }, 'paid orders return to /success'],
    [{ pieces: ['store-front', 'cart-button'] }, 'is there twice'],
  ] as const)('report %o', (choices, warning) => {
    expect(snippet(choices).warnings.join('\n')).toContain(warning)
  })

  it('do not mention the store on a page without store elements', () => {
    expect(snippet({ pieces: ['quote-form'], storeId: '', storeHost: '' }).warnings.join()).not.toMatch(
      /store’s/,
    )
  })
})

describe('snippet colors', () => {
  it('add no CSS for default colors', () => {
    expect(snippet().css).toBe('')
    expect(snippet({ accent: 'tomato' }).css).toBe('')
  })

  it('set custom properties in a separate stylesheet', () => {
    expect(snippet({ accent: '#0b6bcb', ground: 'dark' }).css).toMatch(
      /^:root \{\n {2}--ee-accent: #0b6bcb;\n {2}--ee-on-accent: #ffffff;\n {2}--ee-link: #[\da-f]{6};\n {2}color-scheme: dark;\n\}\n$/,
    )
    expect(snippet({ ground: 'visitor' }).css).toBe(':root {\n  color-scheme: light dark;\n}\n')
  })

  it.each(['#ffb000', '#0b6bcb', '#ffff00', '#000000', '#ffffff', '#c8321f', '#777777'])(
    'have sufficient contrast on every background with the accent %s',
    (accent) => {
      for (const ground of GROUNDS) {
        const { css } = snippet({ accent, ground })
        const color = (name: string) => new RegExp(`--ee-${name}: (#[\\da-f]{6});`).exec(css)?.[1]
        expect(contrast(color('accent'), color('on-accent'))).toBeGreaterThanOrEqual(4.5)
        if (ground !== 'dark') expect(contrast(linkIn(css, 0), '#faf8f4')).toBeGreaterThanOrEqual(4.5)
        if (ground !== 'light') expect(contrast(linkIn(css, -1), '#19212b')).toBeGreaterThanOrEqual(4.5)
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

/** Returns the contrast ratio of two colors as WCAG 2 defines it, independently of the implementation. */
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
