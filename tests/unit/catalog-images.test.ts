import { describe, expect, it } from 'vitest'
import { imageUrl } from '../../src/catalog/image-url.ts'
import { srcSetOf } from '../../src/catalog/resized-image.ts'

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
    'data:text/html,http://a.example',
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

const CDN = 'https://cdn.zyrosite.com'

describe('srcSetOf()', () => {
  it('lists resized versions of a picture on the CDN with their widths', () => {
    const entries = srcSetOf(`${CDN}/u1/photo.jpg`)?.split(', ') ?? []
    expect(entries[0]).toBe(`${CDN}/cdn-cgi/image/format=auto,w=160,fit=scale-down/u1/photo.jpg 160w`)
    expect(entries.map((entry) => entry.split(' ')[1]).join(' ')).toBe('160w 320w 480w 640w 960w 1280w')
  })

  it('adds larger versions of a picture that visitors can zoom', () => {
    expect(srcSetOf(`${CDN}/u1/photo.jpg`, true)).toMatch(/w=2560,fit=scale-down\/u1\/photo\.jpg 2560w$/)
  })

  it('keeps the percent-encoding, a comma and the query string of the original URL', () => {
    expect(srcSetOf(`${CDN}/store%2Fassets%2Fa%20b,c.png?v=2`)).toContain(
      'fit=scale-down/store%2Fassets%2Fa%20b,c.png?v=2 320w',
    )
  })

  it.each([
    ['on another host', 'https://cdn.example/photo.jpg'],
    ['on a host that starts like the CDN', 'https://cdn.zyrosite.com.evil.example/photo.jpg'],
    ['with a relative URL', '/photo.jpg'],
    ['embedded in the page', 'data:image/png;base64,AAAA'],
    ['in SVG format', `${CDN}/logo.svg`],
    ['in GIF format', `${CDN}/moving.GIF?v=1`],
    ['in ICO format', `${CDN}/icon.ico#x`],
    ['that is already resized', `${CDN}/cdn-cgi/image/w=600/photo.jpg`],
    ['with a space in its URL', `${CDN}/a b.jpg`],
    ['with a comma at the end of its URL', `${CDN}/a.jpg,`],
  ])('returns undefined for a picture %s', (_, url) => {
    expect(srcSetOf(url)).toBeUndefined()
  })
})
