import { expect, it } from 'vitest'
import type { Product } from '../../src/catalog/product.ts'
import { needsChoices, orderKind } from '../../src/catalog/product-choices.ts'
import { aProduct, aVariant } from '../support/factories.ts'

it.each([
  ['booking', 'booking'],
  ['donation', 'donation'],
  ['subscription', 'subscription'],
  ['physical', 'cart'],
  ['digital', 'cart'],
])('the type “%s” has the order kind “%s”', (type, kind) => {
  expect(orderKind({ type })).toBe(kind)
})

const aField = (is_required: boolean) => ({ id: 'engraving', title: 'Engraving', is_required })

it.each<[boolean, string, Partial<Product>]>([
  [false, 'with one variant', {}],
  [true, 'with two variants', { variants: [aVariant(), aVariant()] }],
  [false, 'with an optional field', { custom_fields: [aField(false)] }],
  [true, 'with a required field', { custom_fields: [aField(false), aField(true)] }],
  [true, 'that is a booking', { type: 'booking' }],
])('needsChoices() returns %s for a product %s', (expected, _, overrides) => {
  expect(needsChoices(aProduct(overrides))).toBe(expected)
})
