import { describe, expect, it } from 'vitest'
import { fileFor, fromSources, pagePolicy, policyFor } from '../../demo/serve.ts'

describe('demo server', () => {
  it.each(['/', '/store', '/store/', '/product/prod_tee', '/success?session=1'])(
    'serves the website for %s',
    (address) => {
      expect(fileFor(address)).toBe('/index.html')
    },
  )

  it('serves pages and assets at their own paths', () => {
    expect(fileFor('/cms-page.html?ee-product=prod_tee')).toBe('/cms-page.html')
    expect(fileFor('/site.css')).toBe('/site.css')
    for (const path of ['/icon-512.png', '/site.webmanifest', '/sitemap.xml', '/robots.txt'])
      expect(fileFor(path)).toBe(path)
  })

  it('serves source files only for the snippet builder', () => {
    expect(fileFor('/snippet-builder/page.ts')).toBe('/snippet-builder/page.ts')
    expect(fileFor('/src/business/links.ts')).toBe('/src/business/links.ts')
    expect(fileFor('/src/script.ts')).toBeUndefined()
    expect(fileFor('/store/handler.ts')).toBeUndefined()
  })

  it.each(['/../package.js', '/..%2fsecret.js', '/.env.js', '//etc/x.js', '/a\\..\\b.js', '/nowhere'])(
    'serves no file for %s',
    (address) => {
      expect(fileFor(address)).toBeUndefined()
    },
  )

  it('replaces the built script with the source module and keeps other attributes of the script tag', () => {
    const html = '<script defer src="electrician-elements.js" data-store-id="demo"></script>'
    expect(fromSources(html, '/product.html')).toBe(
      '<script defer type="module" src="/src/script.ts" data-store-id="demo"></script>',
    )
  })

  it('resolves the paths of the snippet builder’s scripts when a page loads the sources', () => {
    const page = '<script type="module" src="snippet-builder/page.ts"></script>'
    const resolved = '<script type="module" src="/demo/snippet-builder/page.ts"></script>'
    expect(fromSources(page, '/snippet-builder.html')).toBe(resolved)
    expect(fromSources(page.replace('snippet-builder/', ''), '/snippet-builder/preview.html')).toBe(resolved)
  })

  it('replaces the built demo store script with its source module', () => {
    const html = '<script src="../demo-store.js"></script>'
    expect(fromSources(html, '/snippet-builder/preview.html')).toBe(
      '<script type="module" src="/demo/store/in-page/demo-store.ts"></script>',
    )
  })

  it('lets only the snippet builder send requests to other origins', () => {
    expect(policyFor('/snippet-builder.html')).toContain("connect-src 'self' http: https:;")
    expect(policyFor('/store-elements.html')).toBe(pagePolicy)
    expect(pagePolicy).toContain("connect-src 'self';")
    expect(pagePolicy).toContain("manifest-src 'self';")
  })
})
