import { describe, expect, it } from 'vitest'
import { fileFor, fromSources, pagePolicy, policyFor, withScript } from '../../demo/serve.ts'

describe('demo server', () => {
  it.each([
    ['/', '/index.html'],
    ['/product/prod_tee', '/index.html'],
    ['/cms-page.html?ee-product=prod_tee', '/cms-page.html'],
    ['/builder/preview.html', '/builder/preview.html'],
    ['/src/script.ts', undefined],
    ['/store/handler.ts', undefined],
    ['/../package.js', undefined],
    ['/.env.js', undefined],
    ['/a\\..\\b.js', undefined],
    ['/nowhere', undefined],
  ])('serves for %s the file %s', (address, file) => {
    expect(fileFor(address)).toBe(file)
  })

  it('replaces the built script with the source module and keeps other attributes of the script tag', () => {
    const html = '<script defer src="electrician-elements.js" data-store-id="demo"></script>'
    expect(fromSources(html)).toBe(
      '<script defer type="module" src="/src/script.ts" data-store-id="demo"></script>',
    )
  })

  it('writes the path of the script as text', () => {
    expect(withScript('<script defer src="electrician-elements.js"></script>', '/a$&b$1.js')).toBe(
      '<script defer type="module" src="/a$&b$1.js"></script>',
    )
  })

  it('lets only the site builder send requests to other origins', () => {
    expect(policyFor('/builder.html')).toContain("connect-src 'self' http: https:;")
    expect(policyFor('/store-elements.html')).toBe(pagePolicy)
    expect(pagePolicy).toContain("connect-src 'self';")
  })
})
