import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openFile, openText } from '../../demo/builder/open/open-file.ts'
import { snippetFor } from '../../demo/builder/snippet/snippet.ts'
import { type BuilderState, EMPTY_STATE } from '../../demo/builder/state/builder-state.ts'
import { BUILDER_FILE, snippetChoices } from '../../demo/builder/state/snippet-choices.ts'
import { websitePage } from '../../demo/builder/state/website-page.ts'

const state: BuilderState = {
  ...EMPTY_STATE,
  trade: 'plumber',
  facts: {
    name: 'Clear & <Water>',
    owner_name: 'Dana Reyes',
    phone: '(555) 010-0134',
    email: 'hello@clearwater.test',
    logo: 'pictures/logo.svg',
    trade: { type: 'Plumber', credential: 'Licensed Plumber' },
    hours: { week: [{ days: ['Mon'], opens: '08:00', closes: '18:00' }] },
  },
  confirmed: ['Licensed Plumber'],
  quotes: 'hello@clearwater.test',
  store: { ...EMPTY_STATE.store, host: 'https://store.example', id: 'shop' },
  look: { accent: '#0b6bcb', font: 'serif', background: 'dark' },
  language: 'de',
  priceFormat: 'locale',
  siteUrl: 'https://clearwater.test',
}

describe('“Open”', () => {
  it('continues with a website made by the builder, including its pictures', () => {
    const { page } = websitePage(state, 'electrician-elements.js')
    const zip = zipSync({ 'index.html': strToU8(page), 'pictures/logo.svg': strToU8('<svg/>') })
    const { state: opened, pictures } = openFile(zip, EMPTY_STATE)
    expect(opened).toEqual({ ...state, facts: { ...state.facts, emergency: false } })
    expect(pictures['pictures/logo.svg']?.type).toBe('image/svg+xml')
  })

  it('keeps statements that the website leaves out', () => {
    const whole = { ...state, facts: { ...state.facts, headline: 'Always on time' } }
    const { page } = websitePage(whole, 'electrician-elements.js')
    expect(page).not.toContain('Always on time')
    const files = { 'index.html': strToU8(page), [BUILDER_FILE]: strToU8(JSON.stringify(whole)) }
    expect(openFile(zipSync(files), EMPTY_STATE).state).toEqual(whole)
    expect(
      openFile(zipSync({ ...files, [BUILDER_FILE]: strToU8('{') }), EMPTY_STATE).state.facts['name'],
    ).toBe('Clear & <Water>')
  })

  it('continues with a facts file and treats its statements as confirmed', () => {
    const json = JSON.stringify({ ...state.facts, statistics: null })
    expect(openText(json, EMPTY_STATE).state).toMatchObject({
      trade: 'plumber',
      facts: state.facts,
      confirmed: ['Licensed Plumber'],
    })
  })

  it.each(['site', 'elements'] as const)('continues with a snippet: %s', (what) => {
    const code = { ...state.code, what, elements: ['store-grid', 'quote-form'] as const, prefix: '' }
    const { html } = snippetFor(snippetChoices({ ...state, code }))
    expect(openText(html, EMPTY_STATE).state).toMatchObject({
      quotes: state.quotes,
      store: state.store,
      language: 'de',
      priceFormat: 'locale',
      code: { what },
      facts: { phone: '(555) 010-0134', logo: 'pictures/logo.svg' },
    })
  })

  it.each([
    ['', 'There is nothing to open'],
    ['hello', 'This is not a facts file'],
    ['{ "name": }', 'This is not a facts file'],
    ['<p>Hello</p>', 'This page has none of our elements'],
  ])('explains why it cannot read “%s”', (text, message) => {
    expect(() => openText(text, EMPTY_STATE)).toThrow(message)
  })

  it('explains that a zip file contains no website', () => {
    expect(() => openFile(zipSync({ 'notes.txt': strToU8('x') }), EMPTY_STATE)).toThrow(
      'it has no index.html',
    )
    expect(() => openFile(new Uint8Array([0x50, 0x4b, 3]), EMPTY_STATE)).toThrow('This zip file is damaged.')
  })
})
