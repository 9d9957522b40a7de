import { describe, expect, it, vi } from 'vitest'
import { pageAddress } from '../../src/navigation/page-address.ts'

interface Frame {
  href: string
  origin?: string
  baseURI?: string
  /** The page around the frame; `unreadable` for a page of another origin. */
  parent?: Frame | 'unreadable'
}

function toWindow({ href, parent }: Frame): object {
  const page: Record<string, unknown> = { location: { href } }
  page['parent'] =
    parent === 'unreadable'
      ? Object.defineProperty({}, 'location', {
          get() {
            throw new DOMException('Blocked a frame from accessing another origin.', 'SecurityError')
          },
        })
      : parent
        ? toWindow(parent)
        : page
  return page
}

function open(page: Frame): void {
  vi.stubGlobal('window', toWindow(page))
  vi.stubGlobal('location', { href: page.href, origin: page.origin ?? 'null' })
  vi.stubGlobal('document', {})
  vi.stubGlobal('Document', { prototype: { baseURI: page.baseURI ?? page.href } })
}

const shop = 'https://shop.example/pages/store?ee-product=1#reviews'

describe('pageAddress()', () => {
  it.each<[string, Frame, string]>([
    ['of an ordinary page', { href: shop }, shop],
    ['of a page in a file', { href: 'file:///C:/shop/index.html' }, 'file:///C:/shop/index.html'],
    ['of an app', { href: 'capacitor://localhost/shop' }, 'capacitor://localhost/shop'],
    ['without credentials', { href: 'https://user:pass@shop.example/a' }, 'https://shop.example/a'],
    ['of a page with <base href>', { href: shop, baseURI: 'https://theme.example/' }, shop],
    ['of a frame with an address', { href: shop, parent: { href: 'https://host.example/' } }, shop],
    [
      'around a srcdoc frame, without credentials',
      { href: 'about:srcdoc', baseURI: shop, parent: { href: 'https://user:pass@shop.example/a' } },
      'https://shop.example/a',
    ],
    [
      'around a srcdoc frame with <base href>',
      { href: 'about:srcdoc#/store', baseURI: 'https://theme.example/', parent: { href: shop } },
      shop,
    ],
    [
      'around two srcdoc frames',
      { href: 'about:srcdoc', parent: { href: 'about:srcdoc', parent: { href: shop } } },
      shop,
    ],
    [
      'that a sandboxed srcdoc frame inherits, without credentials',
      { href: 'about:srcdoc', baseURI: 'https://user:pass@shop.example/a', parent: 'unreadable' },
      'https://shop.example/a',
    ],
    ['around a blob frame', { href: 'blob:https://shop.example/1-2', parent: { href: shop } }, shop],
    [
      'of the site for a blob page in a tab of its own',
      { href: 'blob:https://shop.example/1-2', origin: 'https://shop.example' },
      'https://shop.example/',
    ],
    ['of the page that opened an empty tab', { href: 'about:blank', baseURI: shop }, shop],
  ])('returns the address %s', (_, page, address) => {
    open(page)
    expect(pageAddress()?.href).toBe(address)
  })

  it.each<[string, Frame]>([
    ['a data: frame', { href: 'data:text/html,shop', parent: 'unreadable' }],
    ['a sandboxed blob frame', { href: 'blob:null/1-2', parent: 'unreadable' }],
    ['an empty page', { href: 'about:blank' }],
  ])('returns undefined in %s', (_, page) => {
    open(page)
    expect(pageAddress()).toBeUndefined()
  })

  it('returns undefined on a server', () => {
    expect(pageAddress()).toBeUndefined()
  })
})
