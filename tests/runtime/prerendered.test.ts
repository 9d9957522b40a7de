import { describe, expect, it } from 'vitest'
import {
  findMarkup,
  fingerprintOf,
  initialDataOf,
  writePrerendered,
} from '../../src/runtime/hydration/prerendered.ts'
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

const content = {
  props: { phone: '555', email: undefined },
  facts: [{ headline: 'Light' }],
  store: { settings: { host: '/provider', storeId: 'demo' } },
  locale: ENGLISH,
}

it.each([
  ['an attribute value', { props: { phone: '556', email: undefined } }],
  ['the store', { store: { settings: { host: '/provider', storeId: 'other' } } }],
  ['whether there is a store', { store: null }],
  ['a business fact', { facts: [{ headline: 'Dark' }] }],
  ['the language', { locale: { ...ENGLISH, language: 'de' } }],
])('the fingerprint of a prerendered element depends on %s', (_, change) => {
  expect(fingerprintOf({ ...content, ...change })).not.toBe(fingerprintOf(content))
})
