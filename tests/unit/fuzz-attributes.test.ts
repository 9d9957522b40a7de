import fc from 'fast-check'
import { expect, it } from 'vitest'
import { elements } from '../../src/elements/documented-elements.ts'
import { parseAttribute } from '../../src/runtime/element/attributes.ts'
import { parseUrl } from '../../src/untrusted/parse-url.ts'
import { troublesomeText } from '../support/arbitrary-json.ts'
import { checkProperty, FUZZ_TIMEOUT_MS } from '../support/fuzz.ts'

const attributes = elements.flatMap(({ definition }) =>
  Object.entries(definition.attributes).map(([name, attribute]) => ({
    tag: definition.name,
    name,
    attribute,
  })),
)
const someText = fc.oneof(
  fc.constantFrom(
    '/shop/{id}',
    'hash',
    '+1 (555) 0',
    '#',
    '//',
    'https://[',
    'file:///x',
    '../..',
    'data:,x',
  ),
  troublesomeText,
)
const page = 'https://shop.example/'

it(
  'any attribute has its own text or the default, and an address never has another scheme',
  () =>
    checkProperty(
      'attributes',
      1000,
      fc.property(fc.constantFrom(...attributes), someText, ({ tag, name, attribute }, text) => {
        const value = parseAttribute(tag, name, attribute, text)
        const allowed = attribute.type === 'flag' ? [true, false] : [text, attribute.default]
        expect(allowed).toContain(value)
        if (attribute.type !== 'address' || value !== text || !parseUrl(text, page)) return
        const { protocol } = new URL(text, page)
        expect(['http:', 'https:', 'file:', ...(attribute.schemes ?? [])]).toContain(protocol)
      }),
    ),
  FUZZ_TIMEOUT_MS,
)
