// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { absoluteAddress } from '../../src/navigation/absolute-address.ts'
import {
  addressFromPage,
  currentAddress,
  isAt,
  leaveFor,
  queryParameter,
  resolveAddress,
  successAddress,
} from '../../src/navigation/address.ts'
import { arrivedAt_ms, onPageLeft, onPageReturned, runLater } from '../../src/navigation/page-lifecycle.ts'
import { productAddress } from '../../src/navigation/product-address.ts'

const { origin } = location

beforeEach(() => {
  history.replaceState(null, '', '/shop/page?product=prod_1&note=a%20b#reviews')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

describe('resolveAddress()', () => {
  it.each([
    ['/store', '/store'],
    ['store', '/shop/store'],
    ['?product=1', '/shop/page?product=1'],
    ['#/store', '/shop/page?product=prod_1&note=a%20b#/store'],
    ['../other', '/other'],
  ])('resolves %s on the current site', (address, resolved) => {
    expect(resolveAddress(address)?.href).toBe(origin + resolved)
  })

  it.each(['https://other.example/a', 'http://other.example/', 'file:///C:/shop/index.html'])(
    'keeps the absolute URL %s',
    (address) => {
      expect(resolveAddress(address)?.href).toBe(address)
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
    expect(resolveAddress(address)).toBeNull()
  })

  it('resolves against the page URL even if the page has a <base> element', () => {
    const base = document.createElement('base')
    base.href = 'https://theme.example/'
    document.head.append(base)
    expect(resolveAddress('/store')?.origin).toBe(origin)
  })
})

describe('addressFromPage()', () => {
  function setBase(href: string): void {
    document.head.append(Object.assign(document.createElement('base'), { href }))
  }

  it.each(['store', '/store', 'https://other.example/a'])(
    'returns %s unchanged when the page has no <base> element',
    (address) => {
      expect(addressFromPage(address)).toBe(address)
    },
  )

  it('returns an absolute URL when the page has a <base> element', () => {
    setBase('https://theme.example/')
    expect(addressFromPage('store')).toBe(`${origin}/shop/store`)
  })

  it('returns a mailto: address unchanged', () => {
    setBase('https://theme.example/')
    expect(addressFromPage('mailto:a@b.example')).toBe('mailto:a@b.example')
  })
})

describe('absoluteAddress()', () => {
  it('adds the origin of the page', () => {
    expect(absoluteAddress('/store')).toBe(`${origin}/store`)
  })

  it('returns null for an address that links must not use', () => {
    expect(absoluteAddress('javascript:alert(1)')).toBeNull()
  })

  it('returns null outside a browser', () => {
    vi.stubGlobal('location', undefined)
    expect(absoluteAddress('/store')).toBeNull()
    expect(queryParameter('note')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('successAddress()', () => {
  it('defaults to /success on the page’s origin', () => {
    expect(successAddress(undefined)).toBe(`${origin}/success`)
  })

  it('resolves the address that the page sets', () => {
    expect(successAddress('thanks')).toBe(`${origin}/shop/thanks`)
  })

  it('returns the default for an address that links must not use', () => {
    expect(successAddress('javascript:alert(1)')).toBe(`${origin}/success`)
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
  ])('isAt(%s) returns %s', (address, is) => {
    expect(isAt(origin + address)).toBe(is)
  })

  it('isAt() returns false for the same path on another origin', () => {
    expect(isAt('https://other.example/shop/page')).toBe(false)
  })

  it('isAt() returns false for an empty URL', () => {
    expect(isAt('')).toBe(false)
  })

  it('currentAddress() returns the URL of the page', () => {
    expect(currentAddress()).toBe(`${origin}/shop/page?product=prod_1&note=a%20b#reviews`)
  })

  it('queryParameter() decodes a query parameter', () => {
    expect(queryParameter('note')).toBe('a b')
    expect(queryParameter('missing')).toBeNull()
  })

  it('leaveFor() loads another page', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    leaveFor('https://pay.example/1')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  })

  it('leaveFor() ignores the page’s <base> element', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    leaveFor('/success')
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/success`)
  })
})

describe('productAddress()', () => {
  it('inserts the product ID into the template', () => {
    expect(productAddress('/product/{id}', 'prod_1')).toBe('/product/prod_1')
    expect(productAddress('?product={id}', 'prod_1')).toBe('?product=prod_1')
  })

  it('encodes the product ID', () => {
    expect(productAddress('/product/{id}', 'a/b?c#d é')).toBe('/product/a%2Fb%3Fc%23d%20%C3%A9')
  })

  it('encodes an unpaired surrogate in a product ID', () => {
    expect(productAddress('/product/{id}', 'a\ud800')).toBe('/product/a%EF%BF%BD')
  })

  it('does not interpret $ in a product ID as a replacement pattern', () => {
    expect(productAddress('/product/{id}', "$&$1$'")).toBe(`/product/${encodeURIComponent("$&$1$'")}`)
  })

  it('replaces every {id} in the template', () => {
    expect(productAddress('/{id}/{id}', '1')).toBe('/1/1')
  })

  it('returns a template without {id} unchanged', () => {
    expect(productAddress('/store', 'prod_1')).toBe('/store')
  })
})

describe('page lifecycle', () => {
  it('onPageLeft() calls its handler on pagehide until it is stopped', () => {
    const handle = vi.fn()
    const stop = onPageLeft(handle)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    window.dispatchEvent(new Event('pagehide'))
    expect(handle).toHaveBeenCalledOnce()
  })

  it('onPageReturned() calls its handler only when the page returns from the cache', () => {
    const handle = vi.fn()
    const stop = onPageReturned(handle)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(handle).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(handle).toHaveBeenCalledOnce()
    stop()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(handle).toHaveBeenCalledOnce()
  })

  it('arrivedAt_ms() returns the document’s load time, or 0 after back navigation', () => {
    const lookUp = vi.spyOn(performance, 'getEntriesByType')
    lookUp.mockReturnValue([{ type: 'navigate' } as never])
    expect(arrivedAt_ms()).toBe(performance.timeOrigin)
    lookUp.mockReturnValue([{ type: 'back_forward' } as never])
    expect(arrivedAt_ms()).toBe(0)
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

  it('does not run the callback after the document was removed', () => {
    const run = vi.fn()
    runLater(run)
    vi.stubGlobal('document', undefined)
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
