import { describe, expect, it } from 'vitest'
import { staticName, toStaticPage } from '../../build/demo/static-page.ts'

const page = (content: string) => `<!doctype html><html><head>${content}</head></html>`

describe('a page of the static demo', () => {
  it('loads the demo store before the elements and copies the script’s defer attribute', () => {
    const script =
      '<script src="electrician-elements.js" data-store-host="/provider" data-store-id="demo" defer></script>'
    const html = toStaticPage('store-front.html', page(script))
    expect(html).toMatch(
      /<script src="demo-store\.js" data-pictures="pictures\/" data-checkout="checkout\.html" defer><\/script>\s*<script src="electrician-elements\.js" data-store-host="https:\/\/demo-store\.example" data-store-id="demo" defer>/,
    )
    expect(toStaticPage('a.html', page(script.replace(' defer', '')))).not.toContain('defer')
  })

  it('has the local server’s security policy, except the directive that browsers ignore in a meta element', () => {
    const html = toStaticPage('store-front.html', page(''))
    expect(html).toContain(
      '<head>\n    <meta http-equiv="content-security-policy" content="default-src \'none\';',
    )
    expect(html).toContain("require-trusted-types-for 'script'")
    expect(html).not.toContain('frame-ancestors')
  })

  it('uses relative addresses and hash routing for the website', () => {
    const html = toStaticPage('index.html', page('<a href="/"></a><img src="/owner.svg"><x base-path="/">'))
    expect(html).toContain('src="owner.svg"')
    expect(html).toContain('<x routing="hash">')
  })

  it('links to the website and the list of demos by their static file names', () => {
    const html = toStaticPage('product.html', page('<a href="./"></a><a href="demos.html"></a>'))
    expect(html).toContain('<a href="website.html"></a><a href="index.html"></a>')
    expect(['index.html', 'demos.html', 'product.html'].map(staticName)).toEqual([
      'website.html',
      'index.html',
      'product.html',
    ])
  })

  it('is unchanged if it is first-page.html, which visitors copy', () => {
    expect(toStaticPage('first-page.html', page('<p>'))).toBe(page('<p>'))
  })
})
