// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { type PageHead, setPageHead } from '../../src/navigation/page-head.ts'
import { headMarkup, type PagePicture } from '../../src/website/head-markup.ts'

const home: PageHead = {
  title: 'Volt & Sons - Professional  Electrical Services',
  description: 'Licensed electricians.',
  image: 'https://volt.example/owner.jpg',
}
const store: PageHead = { title: 'Store - Volt & Sons', description: 'Electrical products.' }
const product: PageHead = {
  type: 'product',
  title: 'Crew Tee - Our Store',
  description: 'Soft.',
  image: 'https://cdn.example/tee.jpg',
}
const sharePicture: PagePicture = {
  url: 'https://volt.example/share-picture.png',
  alt: 'Volt & Sons: Light at last',
  size: { width: 1200, height: 630 },
}
const sharePictureTags = {
  'og:image': sharePicture.url,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': sharePicture.alt,
}

beforeEach(() => writePage(home, sharePicture))

/** Fills the document's head as the build does for a screen. */
function writePage(head: PageHead, picture: PagePicture): void {
  document.head.innerHTML = headMarkup({ ...head, siteName: 'Volt & Sons', picture, alternates: [] })
}

/** Returns the content of the tags for the page's picture by name. */
function pictureTags(): Record<string, string | null> {
  const tags = [...document.head.querySelectorAll('meta[property^="og:image"]')]
  return Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
}

describe('the picture in the head of a prerendered page', () => {
  it('stays when the page’s screen is hydrated', () => {
    setPageHead(home)
    expect(pictureTags()).toEqual(sharePictureTags)
  })

  it('stays on a product page whose own picture is not suitable', () => {
    writePage(product, sharePicture)
    setPageHead({ ...product, image: 'https://cdn.example/tee.svg' })
    expect(pictureTags()).toEqual(sharePictureTags)
  })

  it('is replaced by another screen’s picture and restored with its own screen', () => {
    setPageHead(home)()
    const leaveProduct = setPageHead(product)
    expect(pictureTags()).toEqual({ 'og:image': product.image })
    leaveProduct()
    const leaveStore = setPageHead(store)
    expect(pictureTags()).toEqual({})
    leaveStore()
    setPageHead(home)
    expect(pictureTags()).toEqual(sharePictureTags)
  })

  it('is replaced on the home screen if it shows a product', () => {
    writePage(product, { url: 'https://cdn.example/tee.jpg', alt: 'Crew Tee' })
    setPageHead(product)()
    setPageHead(home)
    expect(pictureTags()).toEqual({ 'og:image': home.image })
  })
})
