import { describe, expect, it } from 'vitest'
import { type Attribute, attributeText, parseAttribute, propertyName } from '../../src/runtime/attributes.ts'

const text: Attribute = { type: 'text' }
const flag: Attribute = { type: 'flag' }
const address: Attribute = { type: 'address', default: '/store' }
const choice: Attribute = { type: 'choice', values: ['history', 'hash'], default: 'history' }

const parse = (attribute: Attribute, value: string | null) =>
  parseAttribute('x-tag', 'some-name', attribute, value)

it.each([null, '', '  '])('parseAttribute() with a text attribute returns the default for %j', (value) => {
  expect(parse({ ...text, default: 'product' }, value)).toBe('product')
})

describe('a boolean attribute', () => {
  it.each([
    [null, false],
    ['', true],
    ['true', true],
    ['open', true],
    ['false', false],
    [' FALSE ', false],
  ])('parses the value %j as %s', (value, is) => {
    expect(parse(flag, value)).toBe(is)
  })

  it.each([
    [true, ''],
    ['', null],
    [false, null],
    ['false', null],
    [null, null],
    [undefined, null],
  ])('writes the property value %j as the attribute value %j', (value, written) => {
    expect(attributeText(flag, value)).toBe(written)
  })
})

describe('parseAttribute() with a URL attribute', () => {
  it.each(['/product/{id}', 'product.html?id={id}', '#/p/{id}', 'https://shop.example/{id}'])(
    'accepts %s',
    (value) => {
      expect(parse(address, value)).toBe(value)
    },
  )

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,hi'])(
    'returns the default for %j',
    (value) => {
      expect(parse(address, value)).toBe('/store')
    },
  )
})

describe('parseAttribute() with an enumerated attribute', () => {
  it('returns an accepted value', () => {
    expect(parse(choice, 'hash')).toBe('hash')
  })

  it('returns the default for any other value', () => {
    expect(parse(choice, 'hsah')).toBe('history')
  })
})

describe('converting attributes and properties', () => {
  it.each([
    ['open', 'open'],
    ['product-url', 'productUrl'],
    ['store-id', 'storeId'],
    ['a-b-c', 'aBC'],
  ])('maps the attribute %s to the property %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property)
  })

  it('converts a number in a property to text in the attribute', () => {
    expect(attributeText(text, 7)).toBe('7')
  })
})
