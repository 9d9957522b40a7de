// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addStructuredData,
  hasStructuredData,
  type PageHead,
  setPageHead,
} from '../../src/navigation/page-head.ts'

function aHead(overrides: Partial<PageHead> = {}): PageHead {
  return {
    title: 'Store - Volt & Sons',
    description: 'Electrical products.',
    canonical: 'https://volt.example/store',
    ...overrides,
  }
}

const findInHead = (selector: string) => document.head.querySelector(selector)
const meta = (name: string) =>
  findInHead(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
const dataIn = (block: Element | undefined) => JSON.parse(block?.textContent ?? '')

beforeEach(() => {
  const title = document.createElement('title')
  document.head.replaceChildren(title)
  document.title = 'The page'
})

/** Adds an element to the head, as the page itself would. */
function addToHead(tagName: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tagName)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.head.append(element)
  return element
}

describe('setPageHead()', () => {
  it('sets the title, the canonical URL and the Open Graph tags', () => {
    setPageHead(aHead({ image: 'https://volt.example/tee.jpg', type: 'product' }))
    expect(document.title).toBe('Store - Volt & Sons')
    expect(findInHead('link[rel=canonical]')?.getAttribute('href')).toBe('https://volt.example/store')
    expect(['description', 'type', 'title', 'url', 'image'].map((name) => meta(`og:${name}`))).toEqual([
      'Electrical products.',
      'product',
      'Store - Volt & Sons',
      'https://volt.example/store',
      'https://volt.example/tee.jpg',
    ])
  })

  it('adds no elements for which the screen has no value', () => {
    setPageHead(aHead({ canonical: null, image: null }))
    expect(blocks()).toEqual([])
    expect(findInHead('link[rel=canonical], meta[property="og:image"], meta[property="og:url"]')).toBeNull()
    expect(findInHead('meta:not([name]):not([property]), link:not([rel])')).toBeNull()
    expect(meta('og:type')).toBe('website')
  })

  it('updates the page’s own meta element instead of adding a second one', () => {
    addToHead('meta', { name: 'description', content: 'The page’s own.' })
    setPageHead(aHead())
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(meta('description')).toBe('Electrical products.')
  })

  it('removes prerendered meta elements that describe another screen and keeps those for the whole website', () => {
    addToHead('meta', {
      property: 'og:image:width',
      content: '1200',
      'data-electrician-elements': 'page',
    })
    addToHead('meta', { name: 'twitter:card', content: 'summary_large_image' })
    setPageHead(aHead())
    expect(meta('og:image:width')).toBeUndefined()
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  it('inserts markup as text', () => {
    setPageHead(aHead({ title: '<b>"Tee"</b>', description: '"><script>' }))
    expect(document.title).toBe('<b>"Tee"</b>')
    expect(meta('description')).toBe('"><script>')
  })

  it('restores the original head when the returned function is called', () => {
    addToHead('meta', { name: 'description', content: 'The page’s own.' })
    addToHead('link', { rel: 'canonical', href: 'https://volt.example/page' })
    const before = document.head.innerHTML
    setPageHead(aHead({ image: 'https://volt.example/tee.jpg', data: [{ '@type': 'Product' }] }))()
    expect(document.head.innerHTML).toBe(before)
  })

  it('restores the page’s canonical link after a screen without a canonical URL', () => {
    addToHead('link', { rel: 'canonical', href: 'https://volt.example/page' })
    const restore = setPageHead(aHead({ canonical: null }))
    expect(findInHead('link[rel=canonical]')).toBeNull()
    restore()
    expect(findInHead('link[rel=canonical]')?.getAttribute('href')).toBe('https://volt.example/page')
  })
})

describe('noindex for a screen', () => {
  const robots = () =>
    [...document.head.querySelectorAll('meta[name=robots]')].map((element) => element.getAttribute('content'))

  it('keeps the page’s own robots meta element', () => {
    addToHead('meta', { name: 'robots', content: 'max-image-preview:large' })
    const restore = setPageHead(aHead({ isNoIndex: true }))
    expect(robots()).toEqual(['max-image-preview:large', 'noindex'])
    restore()
    expect(robots()).toEqual(['max-image-preview:large'])
  })

  it('keeps prerendered links to other languages until another screen is shown', () => {
    addToHead('link', { rel: 'canonical', href: 'https://volt.example/' })
    addToHead('link', { rel: 'alternate', hreflang: 'de', 'data-electrician-elements': 'page' })
    const links = () => document.head.querySelectorAll('[hreflang]').length
    setPageHead(aHead({ canonical: 'https://volt.example/' }))()
    expect(links()).toBe(1)
    setPageHead(aHead({ canonical: 'https://volt.example/store' }))()
    expect(links()).toBe(0)
  })

  it('removes a prerendered robots meta element when another screen is shown', () => {
    addToHead('meta', { name: 'robots', content: 'noindex', 'data-electrician-elements': 'page' })
    setPageHead(aHead())
    expect(robots()).toEqual([])
  })

  it('keeps one robots meta element when the prerendered screen is hydrated', () => {
    addToHead('meta', { name: 'robots', content: 'noindex', 'data-electrician-elements': 'page' })
    setPageHead(aHead({ isNoIndex: true }))
    expect(robots()).toEqual(['noindex'])
  })
})

describe('structured data in the page head', () => {
  it('is added as a JSON-LD block with the schema.org context', () => {
    addStructuredData({ '@type': 'Product', name: 'Crew Tee' })
    expect(dataIn(blocks()[0])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Crew Tee',
    })
  })

  it('escapes a closing script tag in its text', () => {
    addStructuredData({ name: '</script><script>alert(1)</script>' })
    expect(blocks()[0]?.textContent).not.toContain('<')
    expect(dataIn(blocks()[0]).name).toBe('</script><script>alert(1)</script>')
  })

  it('is added as one block per object when a screen sets its head', () => {
    setPageHead(aHead({ data: [{ '@type': 'Electrician' }, { '@type': 'Product' }] }))
    expect(blocks().map((block) => dataIn(block)['@type'])).toEqual(['Electrician', 'Product'])
  })

  it('is detected by hasStructuredData() in a block of the page, but not in one that the library added', () => {
    const block = addToHead('script', { type: 'application/ld+json' })
    block.textContent = JSON.stringify({ '@type': 'Product' })
    expect(hasStructuredData('Product')).toBe(true)
    addStructuredData({ '@type': 'Electrician' })
    expect(hasStructuredData('Electrician')).toBe(false)
  })

  it.each([
    ['a list of types', { '@type': ['Product', 'Vehicle'] }, true],
    ['a type as a URL', { '@type': 'https://schema.org/Product' }, true],
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, { '@type': 'Product' }] }, true],
    ['the name of a category', { '@type': 'WebPage', category: 'Product' }, false],
    ['another type', { '@type': 'ProductGroup' }, false],
    ['no object', null, false],
  ])('is detected by its type, also in %s', (_, data, isDetected) => {
    addToHead('script', { type: 'application/ld+json' }).textContent = JSON.stringify(data)
    expect(hasStructuredData('Product')).toBe(isDetected)
  })

  it('is inserted through a single Trusted Types policy', async () => {
    vi.resetModules()
    const policies: string[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScript: (text: string) => string }) {
        policies.push(name)
        return rules
      },
    })
    const fresh = await import('../../src/navigation/page-head.ts')
    fresh.addStructuredData({ '@type': 'Product' })
    fresh.addStructuredData({ '@type': 'Electrician' })
    expect(blocks().map((block) => dataIn(block)['@type'])).toEqual(['Product', 'Electrician'])
    expect(policies).toEqual(['electrician-elements'])
  })

  it('is omitted without an error when the page’s Trusted Types settings reject the policy', async () => {
    vi.resetModules()
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy electrician-elements disallowed')
      },
    })
    const fresh = await import('../../src/navigation/page-head.ts')
    const remove = fresh.addStructuredData({ '@type': 'Product' })
    expect(blocks()).toEqual([])
    expect(remove).not.toThrow()
  })
})
