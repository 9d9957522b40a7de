// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isBackForwardNavigation, onPageHide, onPageRestored } from '../../src/navigation/page-lifecycle.ts'
import { buildProductUrl } from '../../src/navigation/product-url.ts'
import { isCurrentUrl } from '../../src/navigation/same-url.ts'
import {
  absoluteUrl,
  ignoreBaseHref,
  queryParameter,
  redirectTo,
  resolveSuccessUrl,
  resolveUrl,
} from '../../src/navigation/url.ts'
import { variantUrl } from '../../src/navigation/variant-url.ts'

const { origin } = location

beforeEach(() => {
  document.head.replaceChildren()
  history.replaceState(null, '', '/shop/page?product=prod_1&note=a%20b#reviews')
})

describe('resolveUrl()', () => {
  it.each([
    ['/store', '/store'],
    ['store', '/shop/store'],
    ['?product=1', '/shop/page?product=1'],
    ['#/store', '/shop/page?product=prod_1&note=a%20b#/store'],
    ['../other', '/other'],
    ['https://other.example/a', 'https://other.example/a'],
    ['file:///C:/shop/index.html', 'file:///C:/shop/index.html'],
  ])('resolves %s to %s', (address, resolved) => {
    expect(resolveUrl(address)?.href).toBe(new URL(resolved, origin).href)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>hi</p>',
    'blob:https://a.example/1',
    'mailto:a@b.example',
    'http://',
  ])('returns null for %j', (address) => {
    expect(resolveUrl(address)).toBeNull()
  })

  it('resolves against the page URL even if the page has a <base> element', () => {
    const base = document.createElement('base')
    base.href = 'https://theme.example/'
    document.head.append(base)
    expect(resolveUrl('/store')?.origin).toBe(origin)
  })
})

describe('ignoreBaseHref()', () => {
  it('returns a relative URL unchanged when the page has no <base> element', () => {
    expect(ignoreBaseHref('store')).toBe('store')
  })

  it.each([
    ['store', `${origin}/shop/store`],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('turns %s into %s when the page has a <base> element', (address, expected) => {
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://theme.example/' }))
    expect(ignoreBaseHref(address)).toBe(expected)
  })
})

describe('links in a frame without an address of its own', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { href: 'about:srcdoc#/store', origin: 'null' })
    vi.stubGlobal('window', {
      location,
      parent: { location: { href: 'https://shop.example/a?product=1#x' } },
    })
  })

  it.each([
    ['#/success', 'about:srcdoc#/success'],
    ['/store', 'https://shop.example/store'],
    ['?product=2', 'https://shop.example/a?product=2'],
  ])('lead from %s to %s', (address, href) => {
    expect(ignoreBaseHref(address)).toBe(href)
  })

  it('have the address of the page around the frame when they leave the frame', () => {
    expect(absoluteUrl('#/success')).toBe('https://shop.example/a?product=1#/success')
    expect(resolveSuccessUrl(undefined)).toBe('https://shop.example/success')
    expect(isCurrentUrl('https://shop.example/a#x')).toBe(true)
    expect(queryParameter('product')).toBe('1')
  })
})

describe('absoluteUrl()', () => {
  it('returns null for a URL with a scheme that links must not use', () => {
    expect(absoluteUrl('javascript:alert(1)')).toBeNull()
  })

  it('returns null for a relative URL in a frame without any address', () => {
    vi.stubGlobal('location', { href: 'data:text/html,shop', origin: 'null' })
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', {})
    vi.stubGlobal('Document', { prototype: { baseURI: 'data:text/html,shop' } })
    expect(absoluteUrl('/store')).toBeNull()
    expect(absoluteUrl('https://shop.example/a')).toBe('https://shop.example/a')
    expect(resolveUrl('/store')).not.toBeNull()
  })

  it('returns null outside a browser', () => {
    vi.stubGlobal('location', undefined)
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    expect(absoluteUrl('/store')).toBeNull()
    expect(queryParameter('note')).toBeNull()
  })
})

// spec 7.19, R.25
it.each([
  [undefined, '/success'],
  ['thanks', '/shop/thanks'],
  ['javascript:alert(1)', '/success'],
])('resolveSuccessUrl() resolves %s to %s on the page’s origin', (address, path) => {
  expect(resolveSuccessUrl(address)).toBe(origin + path)
})

describe('the page’s own URL', () => {
  it.each([
    ['/shop/page', '/shop/page?product=prod_1#reviews', true],
    ['/shop/page?product=prod_1', '/shop/page?product=prod_1&note=a', true],
    ['/shop/page?product=prod_2', '/shop/page?product=prod_1', false],
    ['/shop/page?other=1', '/shop/page?product=prod_1', false],
    ['/shop/page#reviews', '/shop/page#reviews', true],
    ['/shop/page#other', '/shop/page#reviews', false],
    ['/shop', '/shop/page', false],
    ['/success', '/success/', true],
    ['/success/', '/success', true],
    ['/thanks.html', '/thanks?order=1', true],
    ['/shop/', '/shop/index.html', true],
    ['/shop#/success', '/shop#/success/?order=1', true],
    ['/shop#/success', '/shop#/store', false],
    ['/shop/success', '/shop/index.html', false],
    ['/myindex', '/my', false],
    ['https://other.example/my', '/my', false],
  ])('isCurrentUrl(%s) on the page %s returns %s', (expected, page, is) => {
    history.replaceState(null, '', page)
    expect(isCurrentUrl(new URL(expected, origin).href)).toBe(is)
  })

  it('isCurrentUrl() returns false for an empty URL', () => {
    expect(isCurrentUrl('')).toBe(false)
  })

  it('queryParameter() decodes a query parameter', () => {
    expect(queryParameter('note')).toBe('a b')
    expect(queryParameter('missing')).toBeNull()
  })

  it.each([
    ['https://pay.example/1', 'https://pay.example/1'],
    ['/success', `${origin}/success`],
  ])('redirectTo(%s) loads %s', (url, loaded) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    redirectTo(url)
    expect(assign).toHaveBeenCalledExactlyOnceWith(loaded)
  })
})

it.each([
  ['https://volt.example/product/tee', 'https://volt.example/product/tee?ee-variant=b%261'],
  [
    'https://volt.example/?ee-product=tee&ee-variant=old',
    'https://volt.example/?ee-product=tee&ee-variant=b%261',
  ],
  ['https://volt.example/shop#/product/tee', 'https://volt.example/shop#/product/tee?ee-variant=b%261'],
])('variantUrl() adds the variant to %s', (url, expected) => {
  expect(variantUrl(url, 'b&1')).toBe(expected)
})

it.each([
  ['/product/{id}', 'prod_1', '/product/prod_1'],
  ['/product/{id}', 'a/b?c#d é', '/product/a%2Fb%3Fc%23d%20%C3%A9'],
  ['/product/{id}', 'a\ud800', '/product/a%EF%BF%BD'],
  ['/product/{id}', "$&$1$'", "/product/%24%26%241%24'"],
  ['/{id}/{id}', '1', '/1/1'],
  ['/store', 'prod_1', '/store'],
])('buildProductUrl() inserts into %s the ID %j: %s', (template, id, url) => {
  expect(buildProductUrl(template, id)).toBe(url)
})

describe('page lifecycle', () => {
  it('onPageHide() calls its handler on pagehide until it is stopped', () => {
    const handle = vi.fn()
    const stop = onPageHide(handle)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    window.dispatchEvent(new Event('pagehide'))
    expect(handle).toHaveBeenCalledOnce()
  })

  it('onPageRestored() calls its handler only when the page returns from the back/forward cache', () => {
    const handle = vi.fn()
    const stop = onPageRestored(handle)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(handle).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(handle).toHaveBeenCalledOnce()
    stop()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(handle).toHaveBeenCalledOnce()
  })

  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])('isBackForwardNavigation() in a document of the type %s returns %s', (type, is) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    expect(isBackForwardNavigation()).toBe(is)
  })
})
