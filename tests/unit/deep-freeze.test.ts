import { expect, it } from 'vitest'
import { deepFreeze } from '../../src/runtime/api/deep-freeze.ts'

it('freezes all parts of a value and returns it', () => {
  const product = { id: 'prod_1', options: [{ values: ['Black'] }], metadata: null }
  expect(deepFreeze(product)).toBe(product)
  for (const part of [product, product.options, product.options[0], product.options[0]?.values])
    expect(Object.isFrozen(part)).toBe(true)
})

it('freezes metadata that a store nests 50,000 levels deep', () => {
  let inner: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
  deepFreeze(inner)
  let levels = 0
  for (; Array.isArray(inner) && Object.isFrozen(inner); inner = inner[0]) levels += 1
  expect(levels).toBe(50_000)
})
