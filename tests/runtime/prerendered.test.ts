import { describe, expect, it } from 'vitest'
import { findMarkup, fingerprintOf, initialDataOf, writePrerendered } from '../../src/runtime/prerendered.ts'
import { ENGLISH } from '../../src/texts/locale.ts'

const initialData = { '/provider/store/demo/products': { title: '</script><b>' } }
const prerendered = {
  stylesheet: '/a.css?b&c',
  markup: '<p>Markup</p>',
  fingerprint: '["sources",[["phone","\\"555\\" & <b>"]]]',
  path: '/store?"',
  initialData,
}

/** Returns an element whose shadow root has the content of the template in `html`, as if a browser had parsed it. */
function anElementWith(html: string): Element {
  const parsed = document.createElement('div')
  parsed.innerHTML = html
  const element = document.createElement('div')
  element.attachShadow({ mode: 'open' }).append(parsed.querySelector('template')?.content ?? '')
  return element
}

describe('a prerendered element', () => {
  const element = anElementWith(writePrerendered(prerendered))

  it('contains the given markup, fingerprint and path', () => {
    const markup = findMarkup(element)
    expect(markup?.innerHTML).toBe('<p>Markup</p>')
    expect(markup?.dataset).toMatchObject({ fingerprint: prerendered.fingerprint, path: prerendered.path })
  })

  it('contains the given initial data', () => {
    expect(JSON.parse(initialDataOf(element) ?? '')).toEqual(initialData)
  })

  it('is recognized by its markers even if it also contains other elements', () => {
    const changed = writePrerendered(prerendered).replace('<link', '<p></p><script></script><link')
    expect(findMarkup(anElementWith(changed))?.innerHTML).toBe('<p>Markup</p>')
    expect(initialDataOf(anElementWith(changed))).toBe(initialDataOf(element))
  })
})

it('a prerendered element without store responses has no initial data', () => {
  expect(initialDataOf(anElementWith(writePrerendered({ ...prerendered, initialData: {} })))).toBeUndefined()
})

it.each(['', '<template><p>Other content</p></template>'])(
  'a shadow root with the content %j is not treated as prerendered',
  (html) => {
    expect(findMarkup(anElementWith(html))).toBeNull()
    expect(initialDataOf(anElementWith(html))).toBeUndefined()
  },
)

describe('the fingerprint of a prerendered element', () => {
  const store = { settings: { host: '/provider', storeId: 'demo' } }
  const facts = [{ headline: 'Light' }]
  const locale = ENGLISH
  const fingerprint = fingerprintOf({ props: { phone: '555', email: undefined }, facts, store, locale })

  it('changes when an attribute value or the store changes, or when the store is missing', () => {
    const other = { settings: { host: '/provider', storeId: 'other' } }
    expect(fingerprintOf({ props: { phone: '556', email: undefined }, facts, store, locale })).not.toBe(
      fingerprint,
    )
    expect(
      fingerprintOf({ props: { phone: '555', email: undefined }, facts, store: other, locale }),
    ).not.toBe(fingerprint)
    expect(fingerprintOf({ props: { phone: '555', email: undefined }, facts, store: null, locale })).not.toBe(
      fingerprint,
    )
  })

  it('changes when a business fact changes', () => {
    const changed = [{ headline: 'Dark' }]
    expect(fingerprintOf({ props: { phone: '555' }, facts: changed, store, locale })).not.toBe(fingerprint)
  })

  it('changes when the language changes', () => {
    const german = { ...ENGLISH, language: 'de' }
    expect(fingerprintOf({ props: { phone: '555' }, facts, store, locale: german })).not.toBe(
      fingerprintOf({ props: { phone: '555' }, facts, store, locale }),
    )
  })
})
