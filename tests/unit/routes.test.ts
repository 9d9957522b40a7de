import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSection, matchRoute } from '../../src/navigation/routes.ts'

const screens = ['home', 'store', 'product', 'success', 'unknown']

describe('the route of a path', () => {
  it.each([
    ['/', 'home'],
    ['', 'home'],
    ['/index.html', 'home'],
    ['/store', 'store'],
    ['/store/', 'store'],
    ['//store', 'store'],
    ['/success', 'success'],
    ['/success/', 'success'],
  ])('%s is the %s screen', (path, screen) => {
    expect(matchRoute(path)).toEqual({ screen })
  })

  it.each([
    ['/product/prod_1', 'prod_1'],
    ['/product/prod_1/', 'prod_1'],
    ['/product/a%2Fb%20c', 'a/b c'],
    ['/product/100%', '100%'],
    ['/product/store', 'store'],
  ])('%s is the product %s', (path, id) => {
    expect(matchRoute(path)).toEqual({ screen: 'product', id })
  })

  it.each([
    '/stores',
    '/Store',
    '/store/1',
    '/product',
    '/product/',
    '/product/1/reviews',
    '/success/1',
    '/index.html/store',
    '/cart',
  ])('%s is none of ours, and is remembered as it was written', (path) => {
    expect(matchRoute(path)).toEqual({ screen: 'unknown', path })
  })

  it.each([
    ['/success?session=cs_1', { screen: 'success' }],
    ['/product/prod_1?ref=mail', { screen: 'product', id: 'prod_1' }],
  ])('%s is not changed by a query that somebody has added', (path, route) => {
    expect(matchRoute(path)).toEqual(route)
  })

  it('can be told of any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(screens).toContain(matchRoute(path).screen)
      }),
    )
  })

  it('gives every product id back that is written into an address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchRoute(`/product/${encodeURIComponent(id)}`)).toEqual({ screen: 'product', id })
      }),
    )
  })
})

describe('the sections of the home screen', () => {
  it.each(['home', 'services', 'about', 'contact'])('have %s among them', (name) => {
    expect(isSection(name)).toBe(true)
  })

  it.each(['', 'Home', 'store', 'constructor'])('do not have %j among them', (name) => {
    expect(isSection(name)).toBe(false)
  })
})
