import { beforeAll, describe, expect, it } from 'vitest'
import { aStoreOf, builderForFile, storeScript } from '../support/built-site.ts'
import { aWireProduct } from '../support/factories.ts'
import { pngSize } from '../support/png.ts'

const builder = builderForFile()

const siteUrl = 'https://volt.example'
const picture = 'https://cdn.example/tee.jpg'
const drawing = 'https://cdn.example/mug.svg?v=1'
const products = [
  aWireProduct({ id: 'prod_tee', title: 'Crew "Tee"', thumbnail: picture, images: [] }),
  aWireProduct({ id: 'prod_mug', title: 'Mug', thumbnail: drawing, images: [] }),
]

const send = aStoreOf(products)

function aPage(head = '') {
  return `<!doctype html><html><head>${storeScript}${head}</head><body><electrician-site business-name="Volt &amp; Sons" phone="1" email="a@volt.example"><script type="application/json">{"headline":"Light at last"}</script></electrician-site></body></html>`
}

/** Returns the content of a page's Open Graph and Twitter tags by name. Fails if a tag occurs twice. */
function tagsIn(page: string | null): Record<string, string> {
  const tags = [
    ...(page ?? '').matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g),
  ]
  const names = tags.map(([, name]) => name)
  expect(names).toEqual([...new Set(names)])
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]))
}

const sharePicture = {
  'og:image': `${siteUrl}/share-picture.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Volt &amp; Sons: Light at last',
  'twitter:card': 'summary_large_image',
}

describe('social media tags in a prerendered page', () => {
  /** A website without tags of its own. */
  let plain: Awaited<ReturnType<typeof builder.build>>

  beforeAll(async () => {
    plain = await builder.build(aPage(), { send, siteUrl })
  })

  it('describe the screen and include the share picture', () => {
    const { read, readBytes } = plain
    expect(tagsIn(read('index.html'))).toEqual({
      'og:type': 'website',
      'og:title': 'Volt &amp; Sons - Professional Electrical Services',
      'og:description': expect.stringContaining('Licensed and insured'),
      'og:url': `${siteUrl}/`,
      'og:site_name': 'Volt &amp; Sons',
      ...sharePicture,
    })
    expect(tagsIn(read('store/index.html'))).toMatchObject({ 'og:url': `${siteUrl}/store`, ...sharePicture })
    for (const name of ['404.html', 'success/index.html'])
      expect(tagsIn(read(name))).toMatchObject({ 'og:type': 'website', ...sharePicture })
    expect(pngSize(readBytes('share-picture.png'))).toEqual({ width: 1200, height: 630 })
  })

  it('include the product’s picture on a product page', () => {
    const tags = tagsIn(plain.read('product/prod_tee/index.html'))
    expect(tags).toMatchObject({
      'og:type': 'product',
      'og:title': 'Crew &quot;Tee&quot; - Our Store',
      'og:url': `${siteUrl}/product/prod_tee`,
      'og:site_name': 'Volt &amp; Sons',
      'og:image': picture,
      'og:image:alt': 'Crew &quot;Tee&quot;',
      'twitter:card': 'summary_large_image',
    })
    // The store does not provide the picture's dimensions.
    expect(tags).not.toHaveProperty('og:image:width')
  })

  it('include the share picture if the product’s picture is an SVG file', () => {
    expect(tagsIn(plain.read('product/prod_mug/index.html'))).toMatchObject(sharePicture)
  })

  it('replace the social media tags in the owner’s source page', async () => {
    const head =
      '<meta name="twitter:card" content="summary"><meta property="og:site_name" content="Mine"><meta property="og:image:alt" content="Mine">'
    const { read } = await builder.build(aPage(head), { send, siteUrl })
    expect(tagsIn(read('index.html'))).toMatchObject({ 'og:site_name': 'Volt &amp; Sons', ...sharePicture })
  })

  it('contain no picture without SITE_URL', async () => {
    const { read } = await builder.build(aPage(), { send })
    expect(tagsIn(read('index.html'))).not.toHaveProperty('og:image')
    expect(read('share-picture.png')).toBeNull()
  })
})
