import { expect, it } from 'vitest'
import {
  type Attribute,
  attributeText,
  parseAttribute,
  propertyName,
} from '../../src/runtime/element/attributes.ts'

const text: Attribute = { type: 'text' }
const flag: Attribute = { type: 'flag' }
const titled: Attribute = { type: 'text', default: 'product' }
const address: Attribute = { type: 'address', default: '/store' }
const choice: Attribute = { type: 'choice', values: ['history', 'hash'], default: 'history' }

it.each([
  [titled, null, 'product'],
  [titled, '', 'product'],
  [titled, '  ', 'product'],
  [flag, null, false],
  [flag, '', true],
  [flag, 'true', true],
  [flag, 'open', true],
  [flag, 'false', false],
  [flag, ' FALSE ', false],
  [address, '/product/{id}', '/product/{id}'],
  [address, 'product.html?id={id}', 'product.html?id={id}'],
  [address, '#/p/{id}', '#/p/{id}'],
  [address, 'https://shop.example/{id}', 'https://shop.example/{id}'],
  [address, 'javascript:alert(1)', '/store'],
  [address, ' javascript:alert(1)', '/store'],
  [address, 'data:text/html,hi', '/store'],
  [choice, 'hash', 'hash'],
  [choice, 'hsah', 'history'],
])('parseAttribute() for %j parses %j as %j', (attribute, value, parsed) => {
  expect(parseAttribute('x-tag', 'some-name', attribute, value)).toBe(parsed)
})

it.each([
  [flag, true, ''],
  [flag, '', null],
  [flag, false, null],
  [flag, 'false', null],
  [flag, null, null],
  [flag, undefined, null],
  [text, 7, '7'],
])(
  'attributeText() for %j writes the property value %j as the attribute value %j',
  (type, value, written) => {
    expect(attributeText(type, value)).toBe(written)
  },
)

it.each([
  ['open', 'open'],
  ['product-url', 'productUrl'],
  ['store-id', 'storeId'],
  ['a-b-c', 'aBC'],
])('propertyName() maps the attribute %s to the property %s', (attribute, property) => {
  expect(propertyName(attribute)).toBe(property)
})
