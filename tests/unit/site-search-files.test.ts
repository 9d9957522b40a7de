import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { aStoreOf, builderForFile, storeScript } from '../support/built-site.ts'
import { aWireProduct } from '../support/factories.ts'

const builder = builderForFile()

const siteUrl = 'https://volt.example'

function aPage(attributes = '') {
  return `<!doctype html><html lang="en"><head>${storeScript}</head><body><electrician-site business-name="Volt" phone="1" email="a@volt.example" ${attributes}></electrician-site></body></html>`
}

const products = [
  aWireProduct({ id: 'prod_tee', updated_at: '2026-02-01T08:00:00.000Z' }),
  aWireProduct({ id: 'prod_mug', updated_at: '2026-03-05T09:30:00+02:00' }),
  aWireProduct({ id: 'prod_odd', updated_at: 'last Tuesday' }),
]

const send = aStoreOf(products)

/** Parses a sitemap and returns the date of each URL. */
function datesIn(xml: string | null): Record<string, string | null> {
  const document = new new Window().DOMParser().parseFromString(xml ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return Object.fromEntries(
    [...document.querySelectorAll('urlset > url')].map((url) => [
      url.querySelector('loc')?.textContent ?? '',
      url.querySelector('lastmod')?.textContent ?? null,
    ]),
  )
}

describe('sitemap.xml', () => {
  it('contains the indexable pages and the date of each product’s last change, and robots.txt names it', async () => {
    const { read } = await builder.build(aPage(), { send, siteUrl })
    expect(datesIn(read('sitemap.xml'))).toEqual({
      [`${siteUrl}/`]: null,
      [`${siteUrl}/store`]: '2026-03-05T09:30:00+02:00',
      [`${siteUrl}/product/prod_tee`]: '2026-02-01T08:00:00.000Z',
      [`${siteUrl}/product/prod_mug`]: '2026-03-05T09:30:00+02:00',
      [`${siteUrl}/product/prod_odd`]: null,
    })
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  })

  it('lists the products in the order of the store, whichever response arrives first', async () => {
    let releaseTee = () => {}
    const isReleased = new Promise<void>((resolve) => {
      releaseTee = resolve
    })
    const lateTee = async (url: string) => {
      if (url.endsWith('/prod_tee')) await isReleased
      if (url.endsWith('/prod_odd')) setTimeout(releaseTee)
      return send(url)
    }
    const { read } = await builder.build(aPage(), { send: lateTee, siteUrl })
    const ids = [...(read('sitemap.xml') ?? '').matchAll(/prod_\w+/g)].map(([id]) => id)
    expect(ids).toEqual(['prod_tee', 'prod_mug', 'prod_odd'])
  })

  it('contains exactly the canonical URLs of pages that are not marked noindex', async () => {
    const { read } = await builder.build(aPage(), { send, siteUrl })
    for (const url of Object.keys(datesIn(read('sitemap.xml')))) {
      const path = new URL(url).pathname.slice(1)
      const page = read(`${path}/index.html`.replace(/^\//, ''))
      expect(page?.match(/<link rel="canonical"[^>]*>/g)).toEqual([`<link rel="canonical" href="${url}">`])
      expect(page).toContain(`<meta property="og:url" content="${url}">`)
      expect(page).not.toContain('noindex')
    }
    for (const name of ['404.html', 'success/index.html']) {
      expect(read(name)).toContain('<meta name="robots" content="noindex"')
      expect(read(name)).not.toContain('rel="canonical"')
    }
  })

  it('contains URLs under the base path', async () => {
    const { read, messages } = await builder.build(aPage('base-path="/shop/"'), { send, siteUrl })
    const urls = Object.keys(datesIn(read('sitemap.xml')))
    expect(urls.slice(0, 2)).toEqual([`${siteUrl}/shop/`, `${siteUrl}/shop/store`])
    expect(messages.join()).toContain(`Sitemap: ${siteUrl}/shop/sitemap.xml`)
  })

  it('is not written without SITE_URL, and the build explains why', async () => {
    const { read, messages } = await builder.build(aPage(), { send })
    expect(read('sitemap.xml')).toBeNull()
    expect(read('robots.txt')).not.toContain('Sitemap')
    expect(messages.join()).toMatch(/SITE_URL is not set, so .* no sitemap .* Set SITE_URL to/)
  })
})
