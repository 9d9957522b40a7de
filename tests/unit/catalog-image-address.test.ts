import { describe, expect, it } from 'vitest'
import { imageUrl } from '../../src/catalog/image-url.ts'

describe('imageUrl()', () => {
  it.each([
    'https://cdn.example/a.jpg',
    'http://cdn.example/a.jpg',
    '/a.jpg',
    'a.jpg',
    'data:image/png;base64,AAAA',
  ])('accepts the image URL %s', (address) => {
    expect(imageUrl(address)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'javascript:image/png',
    'data:text/html,<p>hi</p>',
    'blob:https://a.example/1',
    'myhttp://a.example/',
    'httpx://a.example/',
    'http://[',
  ])('rejects the image URL %s', (address) => {
    expect(imageUrl(address)).toBeUndefined()
  })

  it('accepts a host with an umlaut as often as it is read', () => {
    const url = 'https://elektro-müller.example/a.jpg'
    const read = Array.from({ length: 20_000 }, () => imageUrl(url))
    expect(new Set(read)).toEqual(new Set([url]))
  })
})
