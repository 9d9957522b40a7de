import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSection, matchRoute } from '../../src/navigation/routes.ts'

describe('matchRoute()', () => {
  // spec 2.1, 2.4, 2.6
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/index.html', 'home'],
    ['/store', 'store'],
    ['/store/', 'store'],
    ['/success', 'success'],
  ])('maps %s to the %s screen', (path, screen) => {
    expect(matchRoute(path)).toEqual({ screen })
  })

  // spec 2.5
  it.each([
    ['/product/prod_1', 'prod_1'],
    ['/product/prod_1/', 'prod_1'],
    ['/product/a%2Fb%20c', 'a/b c'],
    ['/product/100%', '100%'],
    ['/product/store', 'store'],
  ])('maps %s to the product %s', (path, id) => {
    expect(matchRoute(path)).toEqual({ screen: 'product', id })
  })

  it.each(['/stores', '/store/1', '/product', '/product/1/reviews', '/index.html/store', '/cart'])(
    'maps %s to the unknown screen and keeps the original path',
    (path) => {
      expect(matchRoute(path)).toEqual({ screen: 'unknown', path })
    },
  )

  // spec R.23
  it.each([
    ['/success?session=cs_1', { screen: 'success' }],
    ['/product/prod_1?ref=mail', { screen: 'product', id: 'prod_1' }],
  ])('ignores the query in %s', (path, route) => {
    expect(matchRoute(path)).toEqual(route)
  })

  it('decodes any product ID that was encoded into a path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchRoute(`/product/${encodeURIComponent(id)}`)).toEqual({ screen: 'product', id })
      }),
    )
  })
})

it.each([
  ['contact', true],
  ['', false],
  ['Home', false],
  ['constructor', false],
])('isSection() “%s”: %s', (name, is) => {
  expect(isSection(name)).toBe(is)
})
