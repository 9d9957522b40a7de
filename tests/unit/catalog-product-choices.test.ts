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
])('customers order a product of the type “%s” as a %s', (type, kind) => {
  expect(orderKind({ type })).toBe(kind)
})

const aField = (is_required: boolean) => ({ id: 'engraving', title: 'Engraving', is_required })

it.each<[string, Partial<Product>, boolean]>([
  ['with one variant', {}, false],
  ['with two variants', { variants: [aVariant(), aVariant()] }, true],
  ['with an optional field', { custom_fields: [aField(false)] }, false],
  ['with a required field', { custom_fields: [aField(false), aField(true)] }, true],
  ['that is a booking', { type: 'booking' }, true],
])('needsChoices() for a product %s', (_, overrides, expected) => {
  expect(needsChoices(aProduct(overrides))).toBe(expected)
})
