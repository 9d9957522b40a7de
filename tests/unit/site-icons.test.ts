import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { builderForFile } from '../support/built-site.ts'
import { root } from '../support/files.mjs'
import { pngSize } from '../support/png.ts'

const builder = builderForFile()

beforeAll(async () => {
  builder.addFile('logo.svg', aSquare('#c8321f'))
})

const bolt = readFileSync(join(root, 'demo/icon.svg'), 'utf8')
const aSquare = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="${color}" d="M0 0h10v10H0z"/></svg>`

function aPage({ head = '', base = '/', facts = {} }: { head?: string; base?: string; facts?: object } = {}) {
  const json = `<script type="application/json">${JSON.stringify(facts)}</script>`
  return `<!doctype html><html lang="en-US"><head>${head}</head><body><electrician-site business-name="Volt &amp; &quot;Sons&quot;" base-path="${base}">${json}</electrician-site></body></html>`
}

/** A website without special settings, and one with a base path. */
let plain: Awaited<ReturnType<typeof builder.build>>
let below: Awaited<ReturnType<typeof builder.build>>

beforeAll(async () => {
  plain = await builder.build(aPage())
  below = await builder.build(aPage({ base: '/shop' }))
})

describe('web app manifest', () => {
  it('contains the business name, the language and the base path', () => {
    const { read } = below
    expect(JSON.parse(read('site.webmanifest') ?? '')).toMatchObject({
      name: 'Volt & "Sons"',
      lang: 'en-US',
      start_url: '/shop/',
      scope: '/shop/',
    })
  })

  it('lists icons that exist in the declared sizes', () => {
    const { read, readBytes } = below
    const { icons } = JSON.parse(read('site.webmanifest') ?? '')
    for (const { src, sizes } of icons) {
      const { width, height } = pngSize(readBytes(src.replace('/shop/', '')))
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  it('is linked from every page together with the icons', () => {
    const { read, readBytes } = below
    for (const name of ['index.html', '404.html']) {
      expect(read(name)).toContain('<link rel="manifest" href="/shop/site.webmanifest">')
      expect(read(name)).toContain('<link rel="apple-touch-icon" href="/shop/apple-touch-icon.png">')
      expect(read(name)).toContain('<link rel="icon" href="/shop/icon.svg" type="image/svg+xml">')
    }
    expect(pngSize(readBytes('apple-touch-icon.png'))).toEqual({ width: 180, height: 180 })
  })

  it('is not generated if the page has its own manifest', async () => {
    builder.addFile('mine.webmanifest', '{}')
    const head =
      '<link rel="icon" href="/logo.svg"><link rel="apple-touch-icon" href="/logo.svg"><link rel="manifest" href="/mine.webmanifest">'
    const { read } = await builder.build(aPage({ head }))
    expect(read('index.html')?.match(/rel="(icon|manifest|apple-touch-icon)"/g)).toHaveLength(3)
    expect(read('mine.webmanifest')).toBe('{}')
    expect(read('site.webmanifest')).toBeNull()
  })
})

describe('icons of a prerendered website', () => {
  const linked = (page: string | null) => /<link rel="icon" href="\/([^"]*)"/.exec(page ?? '')?.[1] ?? ''

  it('show a lightning bolt for an electrician without a logo', () => {
    expect(plain.read('icon.svg')).toBe(bolt)
  })

  it('show a house for another trade whose name the font cannot draw', async () => {
    const facts = { name: 'سباكة حيفا', trade: { type: 'Plumber' } }
    const { read } = await builder.build(aPage({ facts }).replace(/ business-name="[^"]*"/, ''))
    expect(read('icon.svg')).toContain('<title>سباكة حيفا</title>')
    expect(read('icon.svg')).not.toContain(/ d="[^"]*"/.exec(bolt)?.[0])
  })

  it('show the first letter of the business name for another trade without a logo', async () => {
    const { read } = await builder.build(aPage({ facts: { trade: { ...trade, type: 'Plumber' } } }))
    expect(read('icon.svg')).toContain('<title>V</title>')
  })

  it('show the business’s logo', async () => {
    const { read, readBytes } = await builder.build(aPage({ facts: { logo: '/logo.svg' } }))
    expect(read('icon.svg')).toBe(aSquare('#c8321f'))
    expect(read('logo.svg')).toBe(aSquare('#c8321f'))
    expect(readBytes('icon-512.png')).not.toEqual(plain.readBytes('icon-512.png'))
  })

  it('are linked as PNG if the logo is a PNG picture', async () => {
    builder.addFile('logo.png', plain.readBytes('icon-512.png'))
    const { read } = await builder.build(aPage({ facts: { logo: '/logo.png' } }))
    expect(linked(read('index.html'))).toBe('icon-192.png')
  })

  it.each([
    ['is on another origin', 'https://cdn.example/logo.svg'],
    ['does not exist', '/lost.png'],
    ['has an unsupported format', '/logo.avif'],
    ['cannot be drawn', '/broken.svg'],
  ])('show a lightning bolt if the logo %s, and the build reports the problem', async (_, logo) => {
    builder.addFile('logo.avif', '')
    builder.addFile('broken.svg', 'not a picture')
    const { read, messages } = await builder.build(aPage({ facts: { logo } }))
    expect(read('icon.svg')).toBe(bolt)
    expect(messages.join()).toContain(`The logo "${logo}" is not used for the website’s icons`)
  })
})

const trade = {
  type: 'Electrician',
  page_title: 'Plumbing',
  subtitle: '{name} fixes it.',
  credential: 'Licensed',
  emergency: 'Burst pipe?',
}
