// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addStructuredData,
  hasStructuredData,
  type PageHead,
  setPageHead,
  unlistPage,
} from '../../src/navigation/page-head.ts'

function aHead(overrides: Partial<PageHead> = {}): PageHead {
  return {
    title: 'Store - Volt & Sons',
    description: 'Electrical products.',
    canonical: 'https://volt.example/store',
    ...overrides,
  }
}

const tag = (selector: string) => document.head.querySelector(selector)
const meta = (name: string) => tag(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
const dataIn = (block: Element | undefined) => JSON.parse(block?.textContent ?? '')

beforeEach(() => {
  const title = document.createElement('title')
  document.head.replaceChildren(title)
  document.title = 'The page'
})
afterEach(() => vi.unstubAllGlobals())

/** What the page brings itself. */
function pageBrings(tagName: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tagName)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.head.append(element)
  return element
}

describe('the head of a screen', () => {
  it('has the screen’s title', () => {
    setPageHead(aHead())
    expect(document.title).toBe('Store - Volt & Sons')
  })

  it.each([
    ['description', 'Electrical products.'],
    ['og:type', 'website'],
    ['og:title', 'Store - Volt & Sons'],
    ['og:description', 'Electrical products.'],
    ['og:url', 'https://volt.example/store'],
  ])('has %s', (name, content) => {
    setPageHead(aHead())
    expect(meta(name)).toBe(content)
  })

  it('has its canonical address', () => {
    setPageHead(aHead())
    expect(tag('link[rel=canonical]')?.getAttribute('href')).toBe('https://volt.example/store')
  })

  it('has a picture where the screen has one', () => {
    setPageHead(aHead({ image: 'https://volt.example/tee.jpg' }))
    expect(meta('og:image')).toBe('https://volt.example/tee.jpg')
  })

  it.each(['meta[property="og:image"]', 'link[rel=canonical]', 'meta[property="og:url"]'])(
    'has no %s where there is nothing to say',
    (selector) => {
      setPageHead(aHead({ canonical: null }))
      expect(tag(selector)).toBeNull()
    },
  )

  it('has no structured data and no empty tags when it has no content for them', () => {
    setPageHead(aHead({ canonical: null, image: null }))
    expect(blocks()).toEqual([])
    expect(tag('meta:not([name]):not([property]), link:not([rel])')).toBeNull()
  })

  it('takes the place of the page’s own tag and makes no second', () => {
    pageBrings('meta', { name: 'description', content: 'The page’s own.' })
    setPageHead(aHead())
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(meta('description')).toBe('Electrical products.')
  })

  it('holds markup as text', () => {
    setPageHead(aHead({ title: '<b>"Tee"</b>', description: '"><script>' }))
    expect(document.title).toBe('<b>"Tee"</b>')
    expect(meta('description')).toBe('"><script>')
  })

  it('leaves the page as it was once it is taken back', () => {
    pageBrings('meta', { name: 'description', content: 'The page’s own.' })
    pageBrings('link', { rel: 'canonical', href: 'https://volt.example/page' })
    const before = document.head.innerHTML
    setPageHead(aHead({ image: 'https://volt.example/tee.jpg', data: [{ '@type': 'Product' }] }))()
    expect(document.head.innerHTML).toBe(before)
  })

  it('brings a canonical address of the page back that it had to do without', () => {
    pageBrings('link', { rel: 'canonical', href: 'https://volt.example/page' })
    const restore = setPageHead(aHead({ canonical: null }))
    expect(tag('link[rel=canonical]')).toBeNull()
    restore()
    expect(tag('link[rel=canonical]')?.getAttribute('href')).toBe('https://volt.example/page')
  })
})

describe('a screen that search engines should leave out', () => {
  const robots = () =>
    [...document.head.querySelectorAll('meta[name=robots]')].map((one) => one.getAttribute('content'))

  it('says so', () => {
    setPageHead(aHead({ isUnlisted: true }))
    expect(robots()).toEqual(['noindex'])
  })

  it('says so no longer once it is left', () => {
    setPageHead(aHead({ isUnlisted: true }))()
    expect(robots()).toEqual([])
  })

  it('leaves the page’s own word to search engines as it is', () => {
    pageBrings('meta', { name: 'robots', content: 'max-image-preview:large' })
    const restore = setPageHead(aHead({ isUnlisted: true }))
    expect(robots()).toEqual(['max-image-preview:large', 'noindex'])
    restore()
    expect(robots()).toEqual(['max-image-preview:large'])
  })

  it('leaves its prerendered tag behind when another screen takes over', () => {
    pageBrings('meta', { name: 'robots', content: 'noindex', 'data-electrician-elements': 'page' })
    setPageHead(aHead())
    expect(robots()).toEqual([])
  })

  it('has one tag when the prerendered screen takes over from itself', () => {
    pageBrings('meta', { name: 'robots', content: 'noindex', 'data-electrician-elements': 'page' })
    setPageHead(aHead({ isUnlisted: true }))
    expect(robots()).toEqual(['noindex'])
  })

  it('may be left out only for as long as it cannot be shown', () => {
    const restore = setPageHead(aHead())
    const list = unlistPage()
    expect(robots()).toEqual(['noindex'])
    list()
    expect(robots()).toEqual([])
    restore()
  })
})

describe('structured data', () => {
  it('is a block of its own, in the words of schema.org', () => {
    addStructuredData({ '@type': 'Product', name: 'Crew Tee' })
    expect(dataIn(blocks()[0])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Crew Tee',
    })
  })

  it('ends no script early', () => {
    addStructuredData({ name: '</script><script>alert(1)</script>' })
    expect(blocks()[0]?.textContent).not.toContain('<')
    expect(dataIn(blocks()[0]).name).toBe('</script><script>alert(1)</script>')
  })

  it('goes again when it is taken out', () => {
    addStructuredData({ '@type': 'Product' })()
    expect(blocks()).toEqual([])
  })

  it('comes with a screen’s head, one block an object', () => {
    setPageHead(aHead({ data: [{ '@type': 'Electrician' }, { '@type': 'Product' }] }))
    expect(blocks().map((block) => dataIn(block)['@type'])).toEqual(['Electrician', 'Product'])
  })

  it('is known to be there when the page brings it', () => {
    const block = pageBrings('script', { type: 'application/ld+json' })
    block.textContent = JSON.stringify({ '@type': 'Product' })
    expect(hasStructuredData('Product')).toBe(true)
    expect(hasStructuredData('Electrician')).toBe(false)
  })

  it('of our own does not count as the page’s', () => {
    addStructuredData({ '@type': 'Product' })
    expect(hasStructuredData('Product')).toBe(false)
  })

  it('passes through a policy of its own under Trusted Types', async () => {
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

  it('goes without where the page’s policy refuses it', async () => {
    vi.resetModules()
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy electrician-elements disallowed')
      },
    })
    const fresh = await import('../../src/navigation/page-head.ts')
    const takeOut = fresh.addStructuredData({ '@type': 'Product' })
    expect(blocks()).toEqual([])
    expect(takeOut).not.toThrow()
  })
})
