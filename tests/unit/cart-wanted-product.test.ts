// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { rememberWanted, takeWanted } from '../../src/cart/wanted-product.ts'

beforeEach(() => sessionStorage.clear())

it('a product that a visitor wants to add is taken once, when its page opens', () => {
  rememberWanted('prod_sign')
  expect(takeWanted('prod_mug')).toBe(false)
  expect(takeWanted('prod_sign')).toBe(true)
  expect(takeWanted('prod_sign')).toBe(false)
})

it('a product that nobody has pressed is not wanted', () => {
  expect(takeWanted('prod_sign')).toBe(false)
  rememberWanted('prod_sign')
  expect(Object.keys(sessionStorage)).toEqual(['electrician-elements-wanted'])
})
