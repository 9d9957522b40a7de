import { describe, expect, it } from 'vitest'
import { fileFor, fromSources } from '../../demo/serve.ts'

describe('demo server', () => {
  it.each(['/', '/store', '/store/', '/product/prod_tee', '/success?session=1'])(
    'serves the website for %s',
    (address) => {
      expect(fileFor(address)).toBe('/index.html')
    },
  )

  it('serves pages and assets under their own names', () => {
    expect(fileFor('/cms-page.html?product=prod_tee')).toBe('/cms-page.html')
    expect(fileFor('/site.css')).toBe('/site.css')
  })

  it('serves source files only for the snippet builder', () => {
    expect(fileFor('/snippet-builder/page.ts')).toBe('/snippet-builder/page.ts')
    expect(fileFor('/store/handler.ts')).toBeUndefined()
  })

  it.each(['/../package.js', '/..%2fsecret.js', '/.env.js', '//etc/x.js', '/a\\..\\b.js', '/nowhere'])(
    'serves no file for %s',
    (address) => {
      expect(fileFor(address)).toBeUndefined()
    },
  )

  it('loads the source module instead of the built script and keeps other attributes', () => {
    const html = '<script defer src="/electrician-elements.js" data-store-id="demo"></script>'
    expect(fromSources(html)).toBe(
      '<script defer type="module" src="/src/script.ts" data-store-id="demo"></script>',
    )
    const own = '<script type="module" src="/snippet-builder/page.ts"></script>'
    expect(fromSources(own)).toBe('<script type="module" src="/demo/snippet-builder/page.ts"></script>')
  })
})
