import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readHostPage } from '../../src/website/host-page.ts'
import { hostingFiles } from '../../src/website/worker/hosting-files.ts'
import { blockedPictures } from '../../src/website/worker/policy-sources.ts'
import { uploadGuide } from '../../src/website/worker/upload-guide.ts'
import { zipWebsite } from '../../src/website/worker/zip-website.ts'

interface Options {
  base?: string
  folders?: string[]
  storeHost?: string
  attributes?: string
  children?: string
  head?: string
  pictures?: string[]
  siteUrl?: string
}

function filesFor({
  base = '/',
  folders = [''],
  storeHost = 'https://store.volt.example/api/v1',
  attributes = '',
  children = '',
  head = '',
  pictures = [],
  siteUrl,
}: Options = {}): Record<string, string> {
  const store = storeHost.startsWith('/')
    ? `data-store-type="file" data-store-host="${storeHost}"`
    : storeHost && `data-store-host="${storeHost}" data-store-id="a"`
  const script = `<script src="/electrician-elements.js" ${store}></script>`
  const page = readHostPage(
    `<html><head>${script}${head}</head><body><electrician-site ${attributes}>${children}</electrician-site></body></html>`,
  )
  const versions = folders.map((folder) => ({ page, language: null, home: base + folder, folder }))
  return hostingFiles({ base, versions, pictures }, siteUrl)
}

/** Returns the sources of a directive in each file that contains a policy. */
function sourcesIn(files: Record<string, string>, directive: string): string[] {
  return ['.htaccess', 'nginx.conf', '_headers'].map(
    (name) => new RegExp(`${directive} ([^;]*);`).exec(files[name] ?? '')?.[1] ?? '',
  )
}

describe('hostingFiles()', () => {
  it('allows the store’s origin', () => {
    const files = filesFor()
    expect(files['.htaccess']).toContain('SetEnv STORE https://store.volt.example\n')
    expect(files['nginx.conf']).toContain('set $store https://store.volt.example;')
    expect(sourcesIn(files, 'connect-src')[2]).toBe("'self' https://store.volt.example")
    expect(Object.values(files).join()).not.toContain('store.example')
  })

  it('allows the origins of pictures, of the form service, of the facts and of the page’s own files', () => {
    const files = filesFor({
      pictures: ['https://cdn.example/a.png', '/logo.svg', 'https://cdn.example/b.png'],
      attributes: 'quote-endpoint="https://forms.example/f/1" business-url="https://facts.example/a.json"',
      head: '<script src="https://scripts.example/a.js"></script><link rel="stylesheet" href="https://fonts.example/a.css">',
    })
    for (const sources of sourcesIn(files, 'img-src'))
      expect(sources).toContain("'self' https://cdn.example data:")
    for (const sources of sourcesIn(files, 'connect-src'))
      expect(sources).toContain("'self' https://forms.example https://facts.example")
    expect(sourcesIn(files, 'script-src')).toEqual(Array(3).fill("'self' https://scripts.example"))
    expect(sourcesIn(files, 'style-src')).toEqual(Array(3).fill("'self' https://fonts.example"))
  })

  it('lets the browser post the quote form to the form service and to its page after that', () => {
    const formAction = (attributes: string, children = '') => {
      const [first, ...others] = sourcesIn(filesFor({ attributes, children }), 'form-action')
      expect(others).toEqual([first, first])
      return first
    }
    expect(formAction('quote-endpoint="https://forms.example/f/1" quote-format="form"')).toBe(
      "'self' https://forms.example",
    )
    const thanks = '<input type="hidden" slot="fields" name="_next" value="https://volt.example/thanks">'
    expect(formAction('quote-endpoint="https://formspree.io/f/volt"', thanks)).toBe(
      "'self' https://formspree.io https://volt.example",
    )
    expect(formAction('quote-endpoint="https://api.web3forms.com/submit"')).toBe(
      "'self' https://api.web3forms.com https://web3forms.com",
    )
    expect(formAction('quote-endpoint="https://store.volt.example/quotes" quote-format="urlencoded"')).toBe(
      "'self' https://store.volt.example",
    )
    for (const endpoint of ['https://forms.example/f/1', '/quotes', 'info@volt.example', ''])
      expect(formAction(`quote-endpoint="${endpoint}"`, thanks)).toBe("'self'")
  })

  it('allows scripts and stylesheets from the store’s origin', () => {
    const head = '<script src="https://store.volt.example/a.js"></script>'
    expect(sourcesIn(filesFor({ head }), 'script-src')).toEqual(
      Array(3).fill("'self' https://store.volt.example"),
    )
  })

  it('keeps the policy strict unless the page has inline styles', () => {
    expect(sourcesIn(filesFor(), 'style-src')).toEqual(Array(3).fill("'self'"))
    const inline = filesFor({ head: '<style>body { margin: 0 }</style>' })
    expect(sourcesIn(inline, 'style-src')).toEqual(Array(3).fill("'self' 'unsafe-inline'"))
  })

  it('writes the path of a website in a folder', () => {
    const files = filesFor({ base: '/shop/' })
    expect(files['.htaccess']).toContain('\nErrorDocument 404 /shop/404.html\n')
    expect(files['nginx.conf']).toContain('  error_page 404 /shop/404.html;\n')
    expect(files['_headers']).toContain('\n/shop/modules/a*\n')
    expect(files['_redirects']).toContain('\n/shop/product/:id  /shop/index.html  200\n')
  })

  it('writes only origins that consist of a host name and a port', () => {
    const hostile = `a"b a;sandbox a,b a'b * *.example a$&b $store %{STORE}e [::1]:80`.split(' ')
    const addresses = hostile.map((host) => `https://${host}/x.png`)
    const addressOf = (index: number) => (addresses[index] ?? '').replaceAll('"', '&quot;')
    const strict = filesFor({ head: '<link rel="stylesheet" href="a.css">' })
    for (const index of hostile.keys()) {
      const address = addressOf(index)
      const files = filesFor({
        pictures: addresses,
        attributes: `quote-endpoint="${address}" quote-format="form" business-url="${address}"`,
        children: `<input type="hidden" slot="fields" name="_next" value="${address}">`,
        head: `<link rel="stylesheet" href="${address}"><img src="${address}"><script src="${address}"></script>`,
        siteUrl: addresses[index] ?? '',
      })
      expect(files).toEqual(strict)
    }
    const others = filesFor({
      pictures: ['https://bücher.example/a.png', '//cdn.example:8443/b.png', 'http://my_shop.example/c.png'],
    })
    for (const sources of sourcesIn(others, 'img-src'))
      expect(sources).toContain(
        "'self' https://xn--bcher-kva.example https://cdn.example:8443 http://my_shop.example data:",
      )
  })

  it('does not treat the origin of a picture as the placeholder for the store', () => {
    const files = filesFor({ pictures: ['https://store.example.org/a.png'] })
    for (const sources of sourcesIn(files, 'img-src'))
      expect(sources).toContain('https://store.example.org data:')
  })

  it.each([
    ['no store', ''],
    ['a file with products', '/products.json'],
  ])('writes no store into the policies of a website with %s', (_, storeHost) => {
    const files = filesFor({ storeHost })
    expect(Object.values(files).join()).not.toMatch(
      /store\.example|\bSTORE\b|\$store\b|[Yy]our store's origin/,
    )
    expect(sourcesIn(files, 'connect-src')).toEqual(Array(3).fill("'self'"))
    expect(sourcesIn(files, 'img-src')).toEqual(Array(3).fill("'self' data:"))
  })

  it('writes the characters of a path as text', () => {
    const filesUnder = (base: string) => filesFor({ base, folders: ['', 'de/'] })
    const dollars = filesUnder('/a$&b$1/')
    expect(dollars['_headers']).toContain('\n/a$&b$1/modules/a*\n')
    expect(dollars['_redirects']).toContain('\n/a$&b$1/product/:id  /a$&b$1/index.html  200\n')
    expect(dollars['_redirects']).toContain('\n/a$&b$1/de/product/:id  /a$&b$1/de/index.html  200\n')
    // Apache would replace `$1`, and `$` starts the name of a variable in nginx.
    expect(dollars['.htaccess']).toContain('\nErrorDocument 404 /a$&b%241/404.html\n')
    expect(dollars['nginx.conf']).toContain('\ngeo $electrician_dollar { default "$"; }\n')
    expect(dollars['nginx.conf']).toContain(
      `  error_page 404 "/a\${electrician_dollar}&b\${electrician_dollar}1/404.html";\n`,
    )
    const encoded = filesUnder('/gesch%C3%A4ft%20%22a%22;b/')
    expect(encoded['.htaccess']).toContain('\nErrorDocument 404 /gesch%C3%A4ft%20%22a%22;b/404.html\n')
    // nginx compares decoded paths.
    expect(encoded['nginx.conf']).toContain('  error_page 404 "/geschäft \\"a\\";b/404.html";\n')
    expect(filesUnder('/a%0Ab/')['nginx.conf']).toContain('  error_page 404 "/a%0Ab/404.html";\n')
    // These characters are wildcards and placeholders.
    expect(filesUnder('/a*/:b/')['_redirects']).toContain(
      '\n/a%2A/%3Ab/store        /a%2A/%3Ab/index.html  200\n',
    )
  })

  it('serves new products in each language', () => {
    const files = filesFor({ folders: ['', 'de/', 'fr/'] })
    expect(files['.htaccess']).toMatch(
      /\nRewriteRule \^\(store.*\nRewriteRule \^\(de\|fr\)\/product\/\[\^\/]\+\/\?\$ \$1\/index\.html \[L]\n/,
    )
    expect(files['_redirects']).toContain('\n/de/product/:id  /de/index.html  200\n')
  })

  it('writes the website’s name into the nginx configuration', () => {
    expect(filesFor({ siteUrl: 'https://volt.example/x' })['nginx.conf']).toContain(
      'server_name volt.example;',
    )
    expect(filesFor()['nginx.conf']).toContain('server_name your-site.example;')
  })
})

it('blockedPictures() reports pictures on servers that the policy cannot allow', () => {
  const pictures = [
    'https://a"b/x.png',
    'https://cdn.example/a.png',
    '/logo.svg',
    'data:,',
    'https://a"b/x.png',
  ]
  expect(blockedPictures(pictures)).toEqual([
    'Browsers do not show the picture "https://a"b/x.png", because its address contains no valid server name. Correct the address, or upload the picture.',
  ])
})

describe('uploadGuide()', () => {
  const guideFor = (options: Partial<Parameters<typeof uploadGuide>[0]> = {}) =>
    uploadGuide({ base: '/', siteUrl: undefined, hasStore: true, ...options })

  it('does not mention a shop without a store', () => {
    expect(guideFor({ hasStore: false })).not.toMatch(/cart|store|product/i)
  })

  it('names the website’s address and folder', () => {
    const guide = guideFor({ base: '/shop/', siteUrl: 'https://volt.example' })
    expect(guide).toContain('<a href="https://volt.example/shop/">')
    expect(guide).toContain('a folder named <code>shop</code>')
  })

  it('names a folder as it appears on the server', () => {
    const guide = guideFor({ base: '/gesch%C3%A4ft%20&/' })
    expect(guide).toContain('a folder named <code>geschäft &amp;</code>')
    expect(guide).toContain('https://your-site.example/gesch%C3%A4ft%20&amp;/')
  })

  it('has its style in a file, because the policy of the website blocks inline styles', () => {
    const guide = guideFor()
    expect(guide).toContain('<link rel="stylesheet" href="how-to-upload.css">')
    expect(guide).not.toMatch(/<style|\sstyle=/)
  })

  it('does not name a folder if the website is at the root of its domain', () => {
    expect(guideFor()).not.toMatch(/folder named|<code><\/code>|undefined/)
  })
})

/** The flag in a zip entry’s header that marks the file’s name as UTF-8. */
const UTF8_FLAG = 0x08

it('zipWebsite() keeps the contents and the names of files, including names in other alphabets', () => {
  const files = { 'index.html': new Uint8Array([1, 2]), 'фото/büro.png': new Uint8Array([3]) }
  const zip = zipWebsite(files)
  expect(unzipSync(zip)).toEqual(files)
  const only = zipWebsite({ 'büro.png': new Uint8Array([3]) })
  expect((only[7] ?? 0) & UTF8_FLAG).toBe(UTF8_FLAG)
})
