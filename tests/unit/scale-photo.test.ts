// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { scalePhoto } from '../../src/quote/scale-photo.ts'
import { sizeOf, stubPictures } from '../support/stub-pictures.ts'

let browser: ReturnType<typeof stubPictures>

beforeEach(() => {
  browser = stubPictures()
})

const aPicture = (name = 'panel.png', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

it.each([
  [4000, 3000, '1600 × 1200', '192 × 144'],
  [3000, 4000, '1200 × 1600', '144 × 192'],
  [160, 100, '160 × 100', '160 × 100'],
  [5000, 1, '1600 × 1', '192 × 1'],
  [1, 5000, '1 × 1600', '1 × 192'],
])('a picture of %i × %i becomes a JPEG of %s with a thumbnail of %s', async (width, height, size, small) => {
  browser.picture = { width, height }
  const photo = await scalePhoto(aPicture())
  expect(photo?.isOriginal).toBe(false)
  expect(photo?.file.type).toBe('image/jpeg')
  expect(await photo?.file.text()).toBe(`image/jpeg, ${size}`)
  expect(photo && sizeOf(photo.thumbnail)).toBe(small)
})

it.each([
  ['IMG_0042.HEIC', 'IMG_0042.jpg'],
  ['fuse.box.png', 'fuse.box.jpg'],
  ['panel', 'panel.jpg'],
])('the JPEG of %s has the name %s', async (name, jpeg) => {
  expect((await scalePhoto(aPicture(name)))?.file.name).toBe(jpeg)
})

it('transparent parts of a picture become white', async () => {
  const context = (await scalePhoto(aPicture()))?.thumbnail.getContext('2d')
  expect([...(context?.getImageData(191, 143, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255])
})

it('an original of at most 5 MB is used if the browser changes the pixels of canvases', async () => {
  browser.protectsCanvas = true
  const file = aPicture('panel.png', 5_000_000)
  const photo = await scalePhoto(file)
  expect(photo).toMatchObject({ isOriginal: true, thumbnail: { width: 192, height: 144 } })
  expect(photo?.file).toBe(file)
  expect(await scalePhoto(aPicture('panel.png', 5_000_001))).toBeNull()
})

it.each([
  ['draw pictures', 'canDraw'],
  ['write JPEG files', 'canWriteJpeg'],
] as const)('scalePhoto() rejects if the browser cannot %s', async (what, ability) => {
  browser[ability] = false
  await expect(scalePhoto(aPicture())).rejects.toThrow(`The browser cannot ${what}.`)
})
