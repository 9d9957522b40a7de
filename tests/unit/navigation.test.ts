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

describe('an address a shop may lead to', () => {
  it.each([
    ['/store', '/store'],
    ['store', '/shop/store'],
    ['?product=1', '/shop/page?product=1'],
    ['#/store', '/shop/page?product=prod_1&note=a%20b#/store'],
    ['../other', '/other'],
  ])('%s is one of this site', (address, resolved) => {
    expect(resolveAddress(address)?.href).toBe(origin + resolved)
  })

  it.each(['https://other.example/a', 'http://other.example/', 'file:///C:/shop/index.html'])(
    '%s is itself',
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
  ])('%j is none', (address) => {
    expect(resolveAddress(address)).toBeNull()
  })

  it('is read against the page, whatever base a theme has set', () => {
    const base = document.createElement('base')
    base.href = 'https://theme.example/'
    document.head.append(base)
    expect(resolveAddress('/store')?.origin).toBe(origin)
  })
})

describe('an address written on the page', () => {
  function setBase(href: string): void {
    document.head.append(Object.assign(document.createElement('base'), { href }))
  }

  it.each(['store', '/store', 'https://other.example/a'])('stays %s without a <base>', (address) => {
    expect(addressFromPage(address)).toBe(address)
  })

  it('is resolved against the page when the page has a <base>', () => {
    setBase('https://theme.example/')
    expect(addressFromPage('store')).toBe(`${origin}/shop/store`)
  })

  it('stays as it is when it cannot be resolved', () => {
    setBase('https://theme.example/')
    expect(addressFromPage('mailto:a@b.example')).toBe('mailto:a@b.example')
  })
})

describe('an absolute address', () => {
  it('has the origin of the page', () => {
    expect(absoluteAddress('/store')).toBe(`${origin}/store`)
  })

  it('is null for an address that a link must not lead to', () => {
    expect(absoluteAddress('javascript:alert(1)')).toBeNull()
  })

  it('is null without a page, which has no query either', () => {
    vi.stubGlobal('location', undefined)
    expect(absoluteAddress('/store')).toBeNull()
    expect(queryParameter('note')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('the address after payment', () => {
  it('is the site’s origin and /success', () => {
    expect(successAddress(undefined)).toBe(`${origin}/success`)
  })

  it('is the page’s own where it names one', () => {
    expect(successAddress('thanks')).toBe(`${origin}/shop/thanks`)
  })

  it('is the usual one where the page names something else', () => {
    expect(successAddress('javascript:alert(1)')).toBe(`${origin}/success`)
  })
})

describe('where the browser stands', () => {
  it.each([
    ['/shop/page', true],
    ['/shop/page?product=prod_1', true],
    ['/shop/page?product=prod_2', false],
    ['/shop/page?other=1', false],
    ['/shop/page#reviews', true],
    ['/shop/page#other', false],
    ['/shop', false],
  ])('is %s: %s', (address, is) => {
    expect(isAt(origin + address)).toBe(is)
  })

  it('is not the same path of another site', () => {
    expect(isAt('https://other.example/shop/page')).toBe(false)
  })

  it('is no address that can’t be read', () => {
    expect(isAt('')).toBe(false)
  })

  it('is the address of the page', () => {
    expect(currentAddress()).toBe(`${origin}/shop/page?product=prod_1&note=a%20b#reviews`)
  })

  it('has its query read', () => {
    expect(queryParameter('note')).toBe('a b')
    expect(queryParameter('missing')).toBeNull()
  })

  it('changes by loading another page', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    leaveFor('https://pay.example/1')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  })

  it('changes to a page of the site, whatever base a theme has set', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    leaveFor('/success')
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/success`)
  })
})

describe('a product’s address', () => {
  it('has the id in its place', () => {
    expect(productAddress('/product/{id}', 'prod_1')).toBe('/product/prod_1')
    expect(productAddress('?product={id}', 'prod_1')).toBe('?product=prod_1')
  })

  it('has the id encoded', () => {
    expect(productAddress('/product/{id}', 'a/b?c#d é')).toBe('/product/a%2Fb%3Fc%23d%20%C3%A9')
  })

  it('survives half a character in an id', () => {
    expect(productAddress('/product/{id}', 'a\ud800')).toBe('/product/a%EF%BF%BD')
  })

  it('takes the id to the letter, not as a pattern', () => {
    expect(productAddress('/product/{id}', "$&$1$'")).toBe(`/product/${encodeURIComponent("$&$1$'")}`)
  })

  it('has the id wherever it is asked for', () => {
    expect(productAddress('/{id}/{id}', '1')).toBe('/1/1')
  })

  it('is the template where it asks for none', () => {
    expect(productAddress('/store', 'prod_1')).toBe('/store')
  })
})

describe('the page’s comings and goings', () => {
  it('tell when it is left, until told to stop', () => {
    const handle = vi.fn()
    const stop = onPageLeft(handle)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    window.dispatchEvent(new Event('pagehide'))
    expect(handle).toHaveBeenCalledOnce()
  })

  it('tell a return from the cache from a first show', () => {
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

  it('is the time at which the document was opened, or 0 after going back to it', () => {
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

  it('waits for its delay', () => {
    const run = vi.fn()
    runLater(run, 100)
    vi.advanceTimersByTime(99)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run once the page has gone', () => {
    const run = vi.fn()
    runLater(run)
    vi.stubGlobal('document', undefined)
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
