import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLanguage } from '../../src/texts/languages.ts'
import { aStoreOf, builderForFile } from '../support/built-site.ts'
import { aWireProduct } from '../support/factories.ts'

const builder = builderForFile()

const siteUrl = 'https://volt.example'
const languages = { siteUrl, siteLanguages: 'en, de,ar' }
const facts = 'business-name="Volt" phone="(555) 010-0199" email="hello@volt.example"'
const script =
  '<script type="module" src="/modules/electrician-elements.js" data-store-host="https://store.example" data-store-id="volt"></script>'

function aPage({ attributes = '', head = '', inside = '' } = {}) {
  return `<!doctype html><html lang="en"><head>${script}${head}</head><body lang="en"><electrician-site ${facts} ${attributes}>${inside}</electrician-site></body></html>`
}

const send = aStoreOf([aWireProduct({ id: 'prod_tee' })])
const jsonOf = (text: string | null) => JSON.parse(text ?? '')

/** Returns an attribute of each element in the HTML that the pattern matches. */
function valuesIn(html: string | null, pattern: RegExp): string[] {
  return [...(html ?? '').matchAll(pattern)].map(([, value = '']) => value)
}

const languageLinks = /<a [^>]*hreflang="[^"]*"[^>]* href="([^"]*)"/gi

function addLanguages(): void {
  addLanguage({
    language: 'de',
    texts: {
      menu_services: 'Leistungen',
      languages: 'Sprachen',
      not_found_status: 'Nicht gefunden',
      icon_title: 'Ein Blitz',
    },
    facts: { headline: 'Strom für alle' },
  })
  addLanguage({ language: 'ar', texts: { menu_services: 'خدمات' } })
  for (const language of ['de', 'ar']) builder.addFile(`dist/modules/languages/${language}.js`, '')
}
beforeEach(addLanguages)
afterEach(() => Reflect.deleteProperty(globalThis, 'electricianElementsLanguages'))

describe('a prerendered website in several languages', () => {
  /** A website without special settings. */
  let plain: Awaited<ReturnType<typeof builder.build>>

  beforeAll(async () => {
    addLanguages()
    plain = await builder.build(aPage(), { ...languages, send })
  })

  it('has the first language at the root and the others in folders', () => {
    const { read, messages } = plain
    for (const file of [
      'index.html',
      'store/index.html',
      'success/index.html',
      'product/prod_tee/index.html',
    ]) {
      expect(read(file)).toContain('<html lang="en">')
      expect(read(`de/${file}`)).toContain('<html lang="de">')
      expect(read(`de/${file}`)).toContain('>Leistungen</a>')
      expect(read(`ar/${file}`)).toMatch(/<html (?=.*lang="ar")(?=.*dir="rtl").*>/)
    }
    expect(read('404.html')).toContain('<html lang="en">')
    expect(read('de/404.html')).toBeNull()
    expect(messages.join()).toContain('Wrote 13 pages')
    expect(messages.join()).toContain('including 3 product pages')
  })

  it('links to the screens of the same language', () => {
    const { read } = plain
    expect(read('de/store/index.html')).toContain('base-path="/de/"')
    expect(read('de/store/index.html')).toContain('href="/de/product/prod_tee"')
    expect(read('de/store/index.html')).not.toContain('href="/product/prod_tee"')
    expect(read('store/index.html')).toContain('href="/product/prod_tee"')
  })

  it('links to the other languages in the footer', () => {
    const { read } = plain
    expect(read('index.html')).toContain('languages="en:/ de:/de/ ar:/ar/"')
    expect(valuesIn(read('index.html'), languageLinks)).toEqual(['/', '/de/', '/ar/'])
    expect(valuesIn(read('de/store/index.html'), languageLinks)).toEqual(['/store', '/de/store', '/ar/store'])
    expect(read('de/index.html')).toContain('<nav aria-label="Sprachen">')
  })

  it('names the page in all languages in the head of each indexable page', async () => {
    const head = '<link rel="alternate" hreflang="fr" href="/old">'
    const { read } = await builder.build(aPage({ head }), { ...languages, send })
    const alternates = (file: string) =>
      [...(read(file) ?? '').matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, url]) => [language, url],
      )
    for (const path of ['', 'store', 'product/prod_tee']) {
      const expected = [
        ['en', `${siteUrl}/${path}`],
        ['de', `${siteUrl}/de/${path}`],
        ['ar', `${siteUrl}/ar/${path}`],
        ['x-default', `${siteUrl}/${path}`],
      ]
      for (const [index, folder] of ['', 'de/', 'ar/'].entries()) {
        const file = `${folder}${path ? `${path}/` : ''}index.html`
        expect(alternates(file)).toEqual(expected)
        expect(read(file)).toContain(`<link rel="canonical" href="${expected[index]?.[1]}">`)
      }
    }
    expect(alternates('de/success/index.html')).toEqual([['fr', '/old']])
  })

  it('has a sitemap with the pages in all languages', () => {
    const { read } = plain
    expect(valuesIn(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(
      ['', 'de/', 'ar/'].flatMap((folder) =>
        ['', 'store', 'product/prod_tee'].map((path) => `${siteUrl}/${folder}${path}`),
      ),
    )
  })

  it('has no absolute URLs without SITE_URL', async () => {
    const { read } = await builder.build(aPage(), { ...languages, siteUrl: undefined, send })
    expect(read('de/index.html')).not.toContain('rel="alternate"')
    expect(read('de/index.html')).toContain('>Leistungen</a>')
  })

  it('shares the modules, styles and icons', () => {
    const { read } = plain
    const german = read('de/index.html')
    expect(german).toContain('src="/modules/electrician-elements.js"')
    expect(german).toContain('href="/modules/languages/de.js?')
    expect(german).toContain('href="/icon.svg"')
    expect(german).toMatch(/<link rel="stylesheet" href="\/electrician-elements\.css\?/)
    for (const file of [
      'modules/electrician-elements.js',
      'electrician-elements.css',
      'icon.svg',
      'icon-192.png',
    ])
      expect(read(`de/${file}`)).toBeNull()
  })

  it('has a manifest and a share picture for each language', () => {
    const { read } = plain
    expect(read('de/index.html')).toContain('<link rel="manifest" href="/de/site.webmanifest">')
    expect(jsonOf(read('de/site.webmanifest'))).toMatchObject({
      lang: 'de',
      start_url: '/de/',
      scope: '/de/',
    })
    expect(jsonOf(read('de/site.webmanifest')).icons[0].src).toBe('/icon-192.png')
    expect(jsonOf(read('site.webmanifest'))).toMatchObject({ lang: 'en', start_url: '/', scope: '/' })
    expect(read('de/index.html')).toContain(
      `<meta property="og:image" content="${siteUrl}/de/share-picture.png"`,
    )
    expect(read('de/share-picture.png')).not.toBeNull()
  })

  it('works under a base path', async () => {
    const { read } = await builder.build(aPage({ attributes: 'base-path="/shop/"' }), { ...languages, send })
    expect(read('de/index.html')).toContain('base-path="/shop/de/"')
    expect(read('de/index.html')).toContain(`<link rel="canonical" href="${siteUrl}/shop/de/">`)
    expect(read('de/index.html')).toContain('src="/shop/modules/electrician-elements.js"')
    expect(read('de/index.html')).toContain('<link rel="modulepreload" href="/shop/modules/core-1.js"')
    expect(valuesIn(read('de/index.html'), languageLinks)).toEqual(['/shop/', '/shop/de/', '/shop/ar/'])
  })

  it('has a single page in each language with hash routing', async () => {
    const { read } = await builder.build(aPage({ attributes: 'routing="hash"' }), { ...languages, send })
    for (const folder of ['', 'de/']) {
      expect(read(`${folder}index.html`)).toContain('href="#/store"')
      expect(read(`${folder}store/index.html`)).toBeNull()
    }
    expect(valuesIn(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g)).toEqual(
      ['', 'de/', 'ar/'].map((folder) => `${siteUrl}/${folder}`),
    )
  })

  it('shows the business facts of each language', async () => {
    const json = (lang: string, headline: string, more = '') =>
      `<script type="application/json" ${lang && `lang="${lang}"`} ${more}>{"headline":"${headline}"}</script>`
    const marked = 'data-electrician-business'
    const head = json('de', 'Seite', marked) + json('', 'Page', marked)
    const onPage = await builder.build(aPage({ head }), { ...languages, send })
    const headlines = ({ read }: typeof onPage) =>
      ['index.html', 'de/index.html', 'ar/index.html'].map(
        (file) => /<h1[^>]*><span>(.*?)<\/span>/.exec(read(file) ?? '')?.[1],
      )
    expect(headlines(onPage)).toEqual(['Page', 'Seite', 'Page'])
    const inside = json('ar', 'ضوء') + json('', 'Own') + json('de', 'Eigene')
    const inElement = await builder.build(aPage({ head, inside }), { ...languages, send })
    expect(headlines(inElement)).toEqual(['Own', 'Eigene', 'ضوء'])
  })

  it('copies the pictures in the facts of all languages', async () => {
    builder.addFile('foto.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const inside = '<script type="application/json" lang="de">{"owner_photo":"/foto.svg"}</script>'
    const { read } = await builder.build(aPage({ inside }), { ...languages, send })
    expect(read('foto.svg')).not.toBeNull()
    expect(read('de/foto.svg')).toBeNull()
  })

  it('omits languages without a translation and repeated ones', async () => {
    const { read, messages } = await builder.build(aPage(), {
      ...languages,
      siteLanguages: 'de,tlh,DE,en',
      send,
    })
    expect(read('index.html')).toContain('languages="de:/ en:/en/"')
    expect(messages.join()).toContain('SITE_LANGUAGES=tlh has no translation')
  })

  it('has no folders and no links to languages if only one language is valid', async () => {
    const { read } = await builder.build(aPage(), { ...languages, siteLanguages: 'de,tlh', send })
    expect(read('index.html')).toContain('<html lang="de">')
    expect(read('index.html')).not.toMatch(/ languages="|hreflang|aria-label="Sprachen"/)
    expect(read('de/index.html')).toBeNull()
  })
})

it('has the products of a store with a type in each language', async () => {
  const alarm = aWireProduct({ id: 'alarm', title: 'Smoke alarm' })
  builder.addFile('alarms.json', JSON.stringify({ products: [alarm] }))
  const typed = aPage().replace(
    'data-store-host="https://store.example" data-store-id="volt"',
    'data-store-type="file" data-store-host="/alarms.json"',
  )
  const { read } = await builder.build(typed, { ...languages, send })
  for (const folder of ['', 'de/']) expect(read(`${folder}store/index.html`)).toContain('Smoke alarm</')
})

describe('a prerendered website in one language', () => {
  const aPage = ({ html = '<html lang="en">', head = '' } = {}) =>
    `<!doctype html>${html}<head>${head}</head><body><electrician-site ${facts}></electrician-site></body></html>`
  const modules = '<script type="module" src="/modules/electrician-elements.js"></script>'

  it('has the language of the page', async () => {
    const { read } = await builder.build(aPage({ html: '<html lang="de-AT">' }), {
      siteUrl: 'https://volt.example',
    })
    expect(read('index.html')).toContain('>Leistungen</a>')
    expect(read('index.html')).toContain('<meta property="og:image:alt" content="Volt: Strom für alle"')
    expect(read('404.html')).toContain('<title>Nicht gefunden</title>')
    expect(read('icon.svg')).toContain('<title>Ein Blitz</title>')
  })

  it('has the language that the build names, and its text direction', async () => {
    const { read, messages } = await builder.build(aPage(), { siteLanguage: 'ar' })
    expect(read('index.html')).toMatch(/<html (?=.*lang="ar")(?=.*dir="rtl").*>/)
    expect(read('index.html')).toContain('>خدمات</a>')
    expect(messages.join()).not.toContain('SITE_LANGUAGE')
    const german = await builder.build(aPage({ html: '<html lang="ar" dir="rtl">' }), { siteLanguage: 'de' })
    expect(german.read('index.html')).toMatch(/<html lang="de"\s*>/)
  })

  it('keeps its language if the build names one without a translation', async () => {
    const { read, messages } = await builder.build(aPage(), { siteLanguage: 'tlh' })
    expect(read('index.html')).toContain('<html lang="en">')
    expect(messages.join()).toContain('SITE_LANGUAGE=tlh has no translation')
  })

  it('shows the texts that the page changes', async () => {
    const head = '<script type="application/json" data-electrician-texts>{"menu_about":"Who we are"}</script>'
    const { read } = await builder.build(aPage({ head }))
    expect(read('index.html')).toContain('>Who we are</a>')
  })

  it('loads the file of its language together with the modules', async () => {
    builder.addFile('dist/modules/languages/de.js', '// de')
    const { read } = await builder.build(aPage({ head: modules }), { siteLanguage: 'de-AT' })
    expect(read('index.html')).toMatch(
      /<link rel="modulepreload" href="\/modules\/languages\/de\.js\?[\w-]+"/,
    )
    expect(read('modules/languages/de.js')).toBe('// de')
    const english = await builder.build(aPage({ head: modules }))
    expect(english.read('index.html')).not.toContain('languages/')
  })

  it('is not built if the file of its language has not been built', async () => {
    addLanguage({ language: 'fr', texts: {} })
    await expect(builder.build(aPage({ head: modules }), { siteLanguage: 'fr' })).rejects.toThrow(
      'The modules contain no language "fr". Run npm run build:languages.',
    )
  })
})
