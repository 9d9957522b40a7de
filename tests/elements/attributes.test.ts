import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Attribute, attributeText, parseAttribute, propertyName } from '../../src/elements/attributes.ts'

const text: Attribute = { type: 'text' }
const flag: Attribute = { type: 'flag' }
const address: Attribute = { type: 'address', default: '/store' }
const choice: Attribute = { type: 'choice', of: ['history', 'hash'], default: 'history' }

const parse = (attribute: Attribute, value: string | null) =>
  parseAttribute('x-tag', 'some-name', attribute, value)

let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('a text attribute', () => {
  it('is what it says', () => {
    expect(parse(text, ' prod_1 ')).toBe(' prod_1 ')
  })

  it.each([null, '', '  '])('is its default when it is %j', (value) => {
    expect(parse({ ...text, default: 'product' }, value)).toBe('product')
  })

  it('is nothing without a default', () => {
    expect(parse(text, null)).toBeUndefined()
  })
})

describe('a flag', () => {
  it.each([
    [null, false],
    ['', true],
    ['true', true],
    ['open', true],
    ['false', false],
    [' FALSE ', false],
  ])('written as %j is %s', (value, is) => {
    expect(parse(flag, value)).toBe(is)
  })

  it.each([
    [true, ''],
    ['', null],
    [false, null],
    ['false', null],
    [null, null],
    [undefined, null],
  ])('set to %j is written as %j', (value, written) => {
    expect(attributeText(flag, value)).toBe(written)
  })
})

describe('an address', () => {
  it.each(['/product/{id}', 'product.html?id={id}', '#/p/{id}', 'https://shop.example/{id}'])(
    '%s is taken',
    (value) => {
      expect(parse(address, value)).toBe(value)
      expect(warn).not.toHaveBeenCalled()
    },
  )

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,hi'])(
    '%j is refused, with a warning that names tag, attribute, value and default',
    (value) => {
      expect(parse(address, value)).toBe('/store')
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `<x-tag> some-name="${value}" is not an address a link may lead to (http, https or relative). "/store" is used instead.`,
      )
    },
  )

  it('without a default is ignored when refused', () => {
    expect(parse({ type: 'address' }, 'javascript:alert(1)')).toBeUndefined()
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/It is ignored\.$/))
  })
})

describe('a choice', () => {
  it('is one of its values', () => {
    expect(parse(choice, 'hash')).toBe('hash')
  })

  it('is its default otherwise, with a warning that names what is accepted', () => {
    expect(parse(choice, 'hsah')).toBe('history')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '<x-tag> some-name="hsah" is not one of: "history", "hash". "history" is used instead.',
    )
  })
})

describe('a property', () => {
  it.each([
    ['open', 'open'],
    ['product-url', 'productUrl'],
    ['store-id', 'storeId'],
    ['a-b-c', 'aBC'],
  ])('of %s is %s', (attribute, property) => {
    expect(propertyName(attribute)).toBe(property)
  })

  it('that is no text is written as one', () => {
    expect(attributeText(text, 7)).toBe('7')
  })
})
