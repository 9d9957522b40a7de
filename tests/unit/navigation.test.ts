// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isBackForwardNavigation,
  onPageHide,
  onPageRestored,
  runLater,
} from '../../src/navigation/page-lifecycle.ts'
import { buildProductUrl, variantUrl } from '../../src/navigation/product-url.ts'
import {
  absoluteUrl,
  ignoreBaseHref,
  isCurrentUrl,
  queryParameter,
  redirectTo,
  resolveSuccessUrl,
  resolveUrl,
} from '../../src/navigation/url.ts'

const { origin } = location

beforeEach(() => {
  history.replaceState(null, '', '/shop/page?product=prod_1&note=a%20b#reviews')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

describe('resolveUrl()', () => {
  it.each([
    ['/store', '/store'],
    ['store', '/shop/store'],
    ['?product=1', '/shop/page?product=1'],
    ['#/store', '/shop/page?product=prod_1&note=a%20b#/store'],
    ['../other', '/other'],
  ])('resolves %s on the current site', (address, resolved) => {
    expect(resolveUrl(address)?.href).toBe(origin + resolved)
  })

  it.each(['https://other.example/a', 'http://other.example/', 'file:///C:/shop/index.html'])(
    'keeps the absolute URL %s',
    (address) => {
      expect(resolveUrl(address)?.href).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>hi</p>',
    'vbscript:x',
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
  function setBase(href: string): void {
    document.head.append(Object.assign(document.createElement('base'), { href }))
  }

  it.each(['store', '/store', 'https://other.example/a'])(
    'returns %s unchanged when the page has no <base> element',
    (address) => {
      expect(ignoreBaseHref(address)).toBe(address)
    },
  )

  it('returns an absolute URL when the page has a <base> element', () => {
    setBase('https://theme.example/')
    expect(ignoreBaseHref('store')).toBe(`${origin}/shop/store`)
  })

  it('returns a mailto: address unchanged', () => {
    setBase('https://theme.example/')
    expect(ignoreBaseHref('mailto:a@b.example')).toBe('mailto:a@b.example')
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
  afterEach(() => {
    vi.unstubAllGlobals()
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
  it('adds the origin of the page', () => {
    expect(absoluteUrl('/store')).toBe(`${origin}/store`)
  })

  it('returns null for a URL with a scheme that links must not use', () => {
    expect(absoluteUrl('javascript:alert(1)')).toBeNull()
  })

  it('returns null for a relative URL in a frame without any address', () => {
    vi.stubGlobal('location', { href: 'data:text/html,shop', origin: 'null' })
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', { baseURI: 'data:text/html,shop' })
    expect(absoluteUrl('/store')).toBeNull()
    expect(absoluteUrl('https://shop.example/a')).toBe('https://shop.example/a')
    expect(resolveUrl('/store')).not.toBeNull()
    vi.unstubAllGlobals()
  })

  it('returns null outside a browser', () => {
    vi.stubGlobal('location', undefined)
    vi.stubGlobal('window', undefined)
    vi.stubGlobal('document', undefined)
    expect(absoluteUrl('/store')).toBeNull()
    expect(queryParameter('note')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('resolveSuccessUrl()', () => {
  // spec 7.19, R.25
  it('defaults to /success on the page’s origin', () => {
    expect(resolveSuccessUrl(undefined)).toBe(`${origin}/success`)
  })

  it('resolves the URL that the page sets', () => {
    expect(resolveSuccessUrl('thanks')).toBe(`${origin}/shop/thanks`)
  })

  it('returns the default for a URL with a scheme that links must not use', () => {
    expect(resolveSuccessUrl('javascript:alert(1)')).toBe(`${origin}/success`)
  })
})

describe('the page’s own URL', () => {
  it.each([
    ['/shop/page', true],
    ['/shop/page?product=prod_1', true],
    ['/shop/page?product=prod_2', false],
    ['/shop/page?other=1', false],
    ['/shop/page#reviews', true],
    ['/shop/page#other', false],
    ['/shop', false],
  ])('isCurrentUrl(%s) returns %s', (address, is) => {
    expect(isCurrentUrl(origin + address)).toBe(is)
  })

  it.each([
    ['/success', '/success/', true],
    ['/success/', '/success', true],
    ['/thanks.html', '/thanks?order=1', true],
    ['/shop/', '/shop/index.html', true],
    ['/shop#/success', '/shop#/success/?order=1', true],
    ['/shop#/success', '/shop#/store', false],
    ['/shop/success', '/shop/index.html', false],
    ['/myindex', '/my', false],
  ])('isCurrentUrl(%s) on the page %s returns %s', (expected, page, is) => {
    history.replaceState(null, '', page)
    expect(isCurrentUrl(origin + expected)).toBe(is)
  })

  it('isCurrentUrl() returns false for the same path on another origin', () => {
    expect(isCurrentUrl('https://other.example/shop/page')).toBe(false)
  })

  it('isCurrentUrl() returns false for an empty URL', () => {
    expect(isCurrentUrl('')).toBe(false)
  })

  it('queryParameter() decodes a query parameter', () => {
    expect(queryParameter('note')).toBe('a b')
    expect(queryParameter('missing')).toBeNull()
  })

  it('redirectTo() loads another page', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    redirectTo('https://pay.example/1')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  })

  it('redirectTo() ignores the page’s <base> element', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    redirectTo('/success')
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/success`)
  })
})

describe('variantUrl()', () => {
  it.each([
    ['https://volt.example/product/tee', 'https://volt.example/product/tee?ee-variant=b%261'],
    [
      'https://volt.example/?ee-product=tee&ee-variant=old',
      'https://volt.example/?ee-product=tee&ee-variant=b%261',
    ],
    ['https://volt.example/shop#/product/tee', 'https://volt.example/shop#/product/tee?ee-variant=b%261'],
  ])('adds the variant to %s', (url, expected) => {
    expect(variantUrl(url, 'b&1')).toBe(expected)
  })
})

describe('buildProductUrl()', () => {
  it('inserts the product ID into the template', () => {
    expect(buildProductUrl('/product/{id}', 'prod_1')).toBe('/product/prod_1')
    expect(buildProductUrl('?product={id}', 'prod_1')).toBe('?product=prod_1')
  })

  it('encodes the product ID', () => {
    expect(buildProductUrl('/product/{id}', 'a/b?c#d é')).toBe('/product/a%2Fb%3Fc%23d%20%C3%A9')
  })

  it('encodes an unpaired surrogate in a product ID', () => {
    expect(buildProductUrl('/product/{id}', 'a\ud800')).toBe('/product/a%EF%BF%BD')
  })

  it('does not interpret $ in a product ID as a replacement pattern', () => {
    expect(buildProductUrl('/product/{id}', "$&$1$'")).toBe(`/product/${encodeURIComponent("$&$1$'")}`)
  })

  it('replaces every {id} in the template', () => {
    expect(buildProductUrl('/{id}/{id}', '1')).toBe('/1/1')
  })

  it('returns a template without {id} unchanged', () => {
    expect(buildProductUrl('/store', 'prod_1')).toBe('/store')
  })
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

describe('runLater()', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('runs the callback after the delay', () => {
    const run = vi.fn()
    runLater(run, 100)
    vi.advanceTimersByTime(99)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run the callback after the document has been removed', () => {
    const run = vi.fn()
    runLater(run)
    vi.stubGlobal('document', undefined)
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
