import { beforeAll, describe, expect, it } from 'vitest'
import { builderForFile } from '../support/built-site.ts'
import { aResponse, aWirePage, aWireProduct } from '../support/factories.ts'

const builder = builderForFile()

const script = (attributes: string) => `<script src="/electrician-elements.js" ${attributes}></script>`
const store = 'data-store-host="https://store.example" data-store-id="volt" defer'
const facts = 'business-name="Volt &amp; S&ouml;ns" phone="(555) 010-0199" email="hello@volt.example"'

function aPage({ head = script(store), site = `<electrician-site ${facts}></electrician-site>` } = {}) {
  return `<!doctype html><html lang="en"><head><title>Mine</title>${head}</head><body>${site}</body></html>`
}

const tee = aWireProduct({
  id: 'prod_tee',
  title: '</script><b>Tee</b>',
  description: '<p onclick="x">Soft</p>',
})

/** Simulates a store that lists two products but responds only to requests for the first one. */
async function send(url: string): Promise<Response> {
  const path = url.replace('https://store.example/store/volt', '')
  if (path === '/products') return aResponse(aWirePage([tee, aWireProduct({ id: 'prod_lost' })]))
  if (path === '/products/prod_tee') return aResponse({ product: tee })
  return aResponse({}, { status: 404, statusText: 'Not Found' })
}

const containsShadowRoot = expect.stringContaining('<template shadowrootmode="open">')

describe('a prerendered website', () => {
  /** A website without special settings. */
  let plain: Awaited<ReturnType<typeof builder.build>>

  beforeAll(async () => {
    plain = await builder.build(aPage(), { send })
  })

  it('has a page with the business’s facts for each screen', () => {
    const { read } = plain
    for (const name of ['index.html', 'store/index.html', 'success/index.html', '404.html']) {
      expect(read(name)).toContain('<span>Volt &amp; Söns</span>')
    }
    expect(read('index.html')).toContain('href="mailto:hello@volt.example"')
    expect(read('404.html')).toContain('404 Not Found')
  })

  it('has a form that the browser can post without scripts, with the owner’s fixed fields', async () => {
    const site =
      `<electrician-site ${facts} quote-endpoint="https://forms.example/f" quote-format="form">` +
      '<input type="hidden" slot="fields" name="access_key" value="a&quot;1"></electrician-site>'
    const { read } = await builder.build(aPage({ site }), { send })
    const [form = ''] = /<form[^>]*>/.exec(read('index.html') ?? '') ?? []
    expect(form).toMatch(/ method="post"/)
    expect(form).toMatch(/ action="https:\/\/forms.example\/f"/)
    expect(form).toMatch(/ enctype="multipart\/form-data"/i)
    expect(form).not.toMatch(/novalidate/i)
    const [, id] = / id="([^"]+)"/.exec(form) ?? []
    const field = `<input type="hidden" form="${id}" name="access_key" value="a&quot;1">`
    expect(read('index.html')).toContain(field)
    expect(read('store/index.html')).not.toContain(field)
    expect(plain.read('index.html')).toMatch(/<form[^>]* method="dialog"/)
  })

  it('shows the facts from the file that the page links to, and includes the file', async () => {
    const business = { headline: 'From the file', phone: '(555) 010-0133' }
    builder.addFile('business.json', JSON.stringify(business))
    const head = script(`${store} data-business-url="/business.json"`)
    const { read } = await builder.build(aPage({ head }), { send })
    expect(read('index.html')).toContain('From the file')
    expect(read('index.html')).toContain('(555) 010-0199')
    expect(read('index.html')).not.toContain('(555) 010-0133<')
    expect(read('business.json')).toBe(JSON.stringify(business))
  })

  it('is not built if the file with business facts is missing', async () => {
    const head = script(`${store} data-business-url="/missing.json"`)
    await expect(builder.build(aPage({ head }), { send })).rejects.toThrow(
      'business-url="/missing.json" is not in the page’s folder.',
    )
  })

  it('keeps hosts from hiding email addresses and phones from adding links', () => {
    const { read } = plain
    for (const name of ['index.html', 'store/index.html', 'product/prod_tee/index.html']) {
      const [, outside = '', inside = '', after = ''] =
        /^(.*)<!--email_off-->(.*)<!--\/email_off-->(.*)$/s.exec(read(name) ?? '') ?? []
      expect(inside).toContain('href="mailto:hello@volt.example"')
      expect(outside + after).not.toContain('mailto:')
      expect(outside).toContain('<meta name="format-detection" content="telephone=no, ')
    }
  })

  it('keeps the page’s own setting for links to phone numbers', async () => {
    const own = '<meta name=Format-Detection content="telephone=yes">'
    const { read } = await builder.build(aPage({ head: script(store) + own }), { send })
    expect(read('index.html')?.match(/format-detection/gi)).toHaveLength(1)
  })

  it('has a page for each available product and reports products without a page', () => {
    const { read, messages } = plain
    expect(read('product/prod_tee/index.html')).toContain('$19.99')
    expect(read('product/prod_lost/index.html')).toBeNull()
    expect(messages.join()).toContain('Product prod_lost gets no prerendered page')
  })

  it('escapes and sanitizes text from the store', () => {
    const { read } = plain
    const page = read('product/prod_tee/index.html') ?? ''
    expect(page).toContain('<p>Soft</p>')
    expect(page).not.toContain('onclick="x"')
    expect(page).not.toContain('</script><b>')
    expect(page).toContain('<title>&lt;/script&gt;&lt;b&gt;Tee&lt;/b&gt; - Our Store</title>')
  })

  it('shows the store’s current products if the same process built the website before', async () => {
    const renamed = { ...tee, title: 'New tee' }
    const { read } = await builder.build(aPage(), {
      send: async (url) => aResponse(url.endsWith('/products') ? aWirePage([renamed]) : { product: renamed }),
    })
    expect(read('product/prod_tee/index.html')).toContain('<title>New tee')
    expect(read('store/index.html')).toContain('New tee')
  })

  it('has no store and success pages without a store, and the build says so', async () => {
    const { read, messages } = await builder.build(aPage({ head: script('defer') }))
    for (const name of ['store/index.html', 'success/index.html']) expect(read(name)).toBeNull()
    expect(read('404.html')).toContain('404 Not Found')
    expect(messages.join()).toContain('has no store, product and success pages')
  })

  it('contains the store settings that were passed to the build', async () => {
    const page = aPage({ head: script('async') })
    const { read } = await builder.build(page, { send, storeHost: 'https://store.example', storeId: 'volt' })
    expect(read('index.html')).toMatch(/<script [^>]*data-store-id="volt"[^>]*>/)
    expect(read('index.html')).not.toContain('async')
    expect(read('product/prod_tee/index.html')).toEqual(containsShadowRoot)
  })
})

const marked = (shown: object) =>
  `<script type="application/json" data-electrician-business>${JSON.stringify(shown)}</script>`
const own = (shown: object) => `<script type="application/json">${JSON.stringify(shown)}</script>`
const first = { headline: 'Page', blurb: 'Blurb of the page', description: 'Description of the page' }
const around = { headline: 'Around', blurb: 'Blurb around' }

it.each([
  ['the page', `<electrician-site ${facts}></electrician-site>`, ['Page', first.blurb]],
  [
    '<electrician-site>, rather than the page',
    `<div>${marked(around)}<electrician-site ${facts}>${own({ headline: 'Own' })}</electrician-site></div>`,
    ['Own', first.blurb],
  ],
  [
    'the first script for the page, without unmarked scripts and those in other elements',
    `<p>${marked(around)}</p><div>${own(around)}<electrician-site ${facts}></electrician-site></div>${marked(around)}`,
    ['Page', first.blurb],
  ],
])('business facts of a prerendered website come from %s', async (_, body, [headline, blurb]) => {
  const { read } = await builder.build(aPage({ site: marked(first) + body }), { send })
  const home = read('index.html') ?? ''
  expect(/<h1[^>]*><span>(.*?)<\/span>/.exec(home)?.[1]).toBe(headline)
  expect(/<footer.*<\/footer>/s.exec(home)?.[0]).toContain(blurb)
  expect(home).toContain('<meta name="description" content="Description of the page">')
})

describe('settings of a prerendered website', () => {
  it('are normalized like the script’s settings', async () => {
    const settings = 'data-store-host=" https://store.example " data-store-id="volt" data-prefix=" EE- "'
    const site = `<ee-electrician-site ${facts}></ee-electrician-site>`
    const { read } = await builder.build(aPage({ head: script(`${settings} defer`), site }), { send })
    expect(read('store/index.html')).toContain('$19.99')
  })

  it('come from the element, except for empty attributes, and then from the script tag', async () => {
    const site = `<main store-id="closed"><electrician-site store-host="" store-id="volt" ${facts}></electrician-site></main>`
    const head = script('data-store-host="https://store.example" data-store-id="closed" defer')
    const { read } = await builder.build(aPage({ head, site }), { send })
    expect(read('store/index.html')).toContain('$19.99')
  })
})

describe('markup of a prerendered page', () => {
  const removed = (page: string) =>
    page
      .replace(/<template shadowrootmode="open">.*?<\/template>/s, '')
      .replace(/ {2}<link rel="preload" as="style".*\n {2}(?=<\/HEAD>)/s, '')

  it('stays unchanged except for the head and the element', async () => {
    const elsewhere = script(store).replace('src="', 'src="https://cdn.example')
    const head = `<!-- </head> <electrician-site> -->\r\n<TITLE lang=en>Mine</TITLE><meta charset=utf-8>${elsewhere}`
    const site = `<svg><title>Bolt</title></svg><textarea><title></textarea><Electrician-Site ${facts}\n></Electrician-Site>`
    const page = (title: string) =>
      `<!DOCTYPE html>\r\n<HTML><HEAD>${head.replace(/<TITLE.*TITLE>/, title)}</HEAD><Body class='a'  id=b>${site}<p>1 &lt 2 & 3`
    const { read } = await builder.build(page('<TITLE lang=en>Mine</TITLE>'), { send })
    expect(removed(read('index.html') ?? '')).toBe(page(''))
  })

  it.each([
    ['<p>No tags</p>', '<p>No tags</p>  <link rel="preload"'],
    ['<body id="a">', '  <link rel="preload" as="style" href="/electrician-elements.css?'],
  ])('gets a head element if the source has none: %s', async (before, written) => {
    const { read } = await builder.build(`${before}<electrician-site ${facts}></electrician-site>`, { send })
    expect(read('index.html')).toContain(written)
    expect(read('index.html')).toContain('<title>')
    expect(read('index.html')).toContain('><template shadowrootmode="open">')
  })

  it('keeps other attributes of the script when the build sets the store', async () => {
    const head =
      '<script async SRC=//cdn.example/electrician-elements.js data-store-id=old crossorigin></script>'
    const { read } = await builder.build(aPage({ head }), {
      send: async () => aResponse(aWirePage([])),
      storeHost: 'https://store.example',
      storeId: 'volt&"',
    })
    expect(read('index.html')).toMatch(
      /<script data-store-host="https:\/\/store\.example" defer +SRC=\/\/cdn\.example\/electrician-elements\.js data-store-id="volt&amp;&quot;" crossorigin><\/script>/,
    )
  })
})

describe('a website build with incomplete input', () => {
  it.each([
    [
      'a relative store host, which the build cannot request',
      { head: script('data-store-host="/provider" data-store-id="demo" defer') },
      'Set STORE_HOST',
      'store/index.html',
      'Loading products…',
    ],
    [
      'missing attributes',
      { site: '<electrician-site></electrician-site>' },
      'lacks business-name, phone, email',
      'index.html',
      'Your Local Electrician',
    ],
    [
      'a relative URL in an attribute',
      { site: '<electrician-site owner-photo="me.svg"></electrician-site>' },
      '"me.svg" is a relative URL',
      'index.html',
      'me.svg',
    ],
    [
      'a page without an <electrician-site> element',
      { site: '<p>Soon</p>' },
      'has no <electrician-site> element',
      'index.html',
      '<p>Soon</p>',
    ],
    [
      'a page that does not load the script',
      { head: '' },
      'does not load electrician-elements.js',
      'index.html',
      '<template shadowrootmode="open">',
    ],
    [
      'a linked file that does not exist',
      { head: `${script(store)}<link rel="stylesheet" href="/mine.css">` },
      '"/mine.css" was not copied',
      'index.html',
      'href="/mine.css"',
    ],
  ])('reports %s', async (_, page, message, file, text) => {
    const { read, messages } = await builder.build(aPage(page), { send, siteUrl: 'volt.example' })
    expect(messages.join()).toContain(message)
    expect(messages.join()).toContain('SITE_URL=volt.example is not a valid URL')
    expect(read(file)).toContain(text)
  })

  it('does not report facts as missing if the page contains them as JSON', async () => {
    const facts = '{ "name": "Volt", "phone": "1", "email": "a@volt.example" }'
    const site = `<electrician-site><script type="application/json">${facts}</script></electrician-site>`
    const { messages } = await builder.build(aPage({ site }), { send })
    expect(messages.join()).not.toContain('lacks')
  })

  it('copies all sizes and formats of the page’s pictures', async () => {
    const pictures = ['small.jpg', 'large.jpg', 'hero.avif', '50%-off.png', 'a#b.png']
    for (const name of pictures) builder.addFile(name, name)
    const head = `${script(store)}<link rel="icon" href="/50%-off.png">`
    const picture =
      '<picture><source srcset="/hero.avif"><img src="/a%23b.png" srcset="/small.jpg 1x,/large.jpg 2x"></picture>'
    const site = `<electrician-site ${facts}></electrician-site>${picture}`
    const { read, messages } = await builder.build(aPage({ head, site }), { send })
    expect(pictures.map(read)).toEqual(pictures)
    expect(messages.join()).not.toContain('was not copied')
  })
})
