import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLanguage } from '../../src/texts/languages.ts'
import { builderForFile } from '../support/built-site.ts'

const builder = builderForFile()

const facts = 'business-name="Volt" phone="(555) 010-0199" email="hello@volt.example"'

function aPage({ html = '<html lang="en">', head = '' } = {}) {
  return `<!doctype html>${html}<head>${head}</head><body><electrician-site ${facts}></electrician-site></body></html>`
}

const script = '<script type="module" src="/modules/electrician-elements.js"></script>'

beforeEach(() => {
  addLanguage({
    language: 'de',
    texts: { menu_services: 'Leistungen', not_found_status: 'Nicht gefunden', icon_title: 'Ein Blitz' },
    facts: { headline: 'Strom für alle' },
  })
  addLanguage({ language: 'ar', texts: { menu_services: 'خدمات' } })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'electricianElementsLanguages'))

describe('a prerendered website', () => {
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
    const { read } = await builder.build(aPage({ head: script }), { siteLanguage: 'de-AT' })
    expect(read('index.html')).toMatch(
      /<link rel="modulepreload" href="\/modules\/languages\/de\.js\?[\w-]+"/,
    )
    expect(read('modules/languages/de.js')).toBe('// de')
    const english = await builder.build(aPage({ head: script }))
    expect(english.read('index.html')).not.toContain('languages/')
  })

  it('is not built if the file of its language has not been built', async () => {
    await expect(builder.build(aPage({ head: script }), { siteLanguage: 'ar' })).rejects.toThrow(
      'The modules contain no language "ar". Run npm run build:languages.',
    )
  })
})
