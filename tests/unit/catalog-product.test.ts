import { describe, expect, it } from 'vitest'
import { relatedProducts } from '../../src/catalog/choose-related-products.ts'
import type { Product, RelatedProduct } from '../../src/catalog/product.ts'
import { needsChoices, orderKind } from '../../src/catalog/product-choices.ts'
import { relatedGroup } from '../../src/catalog/related-group.ts'
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

const inCollection = (product_id: string, collection_id: string, order = 0) =>
  aProduct({ id: product_id, collections: [{ product_id, collection_id, order }] })
const aRelation = (overrides: Partial<RelatedProduct>): RelatedProduct => ({
  id: 'rp_1',
  section_title: 'Goes well with',
  related_type: 'category',
  related_id: 'pcol_tools',
  position: 0,
  ...overrides,
})

describe('the group of related products', () => {
  it('is the one with the lowest position if the store has chosen several groups', () => {
    const related_products = [
      aRelation({ position: 2, related_id: 'pcol_late' }),
      aRelation({ position: 1, related_id: 'pcol_early', section_title: ' Before you order ' }),
    ]
    const product = { ...inCollection('a', 'pcol_own'), related_products }
    expect(relatedGroup(product)).toEqual({ title: 'Before you order', collectionId: 'pcol_early' })
  })

  it('can contain all products of the store', () => {
    const product = aProduct({ related_products: [aRelation({ related_id: 'all-products' })] })
    expect(relatedGroup(product)).toEqual({ title: 'Goes well with', collectionId: null })
  })

  it('is the product’s first collection if the store has chosen no group', () => {
    const unusable = [aRelation({ related_type: 'unknown' }), aRelation({ related_id: '' })]
    const product = { ...inCollection('a', 'pcol_own'), related_products: unusable }
    expect(relatedGroup(product)).toEqual({ title: 'You may also like', collectionId: 'pcol_own' })
  })

  it('has a default title', () => {
    const product = aProduct({ related_products: [aRelation({ section_title: ' ' })] })
    expect(relatedGroup(product)?.title).toBe('You may also like')
  })

  it('does not exist for a product without collections', () => {
    expect(relatedGroup(aProduct())).toBeNull()
  })
})

describe('related products', () => {
  const group = { title: '', collectionId: 'pcol_tools' }

  it('are up to four other products of the collection, in the collection’s order', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
      inCollection(id, 'pcol_tools', 9 - index),
    )
    const others = [inCollection('x', 'pcol_other'), aProduct({ id: 'y' })]
    const related = relatedProducts([...others, ...products], inCollection('e', 'pcol_tools'), group)
    expect(related.map(({ id }) => id)).toEqual(['f', 'd', 'c', 'b'])
  })

  it('are the store’s first products if the store relates the product to its whole catalog', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aProduct({ id }))
    const related = relatedProducts(products, aProduct({ id: 'a' }), { title: '', collectionId: null })
    expect(related.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e'])
  })
})
