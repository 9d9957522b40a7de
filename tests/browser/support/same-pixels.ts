import { type BrowserContext, expect, type Page, test } from '@playwright/test'

export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** A picture of part of the screen, taken once two in a row are the same. */
export async function steadyPicture(page: Page, clip: Clip): Promise<Buffer> {
  let last = await page.screenshot({ clip })
  await expect
    .poll(async () => {
      const before = last
      last = await page.screenshot({ clip })
      return last.equals(before)
    })
    .toBe(true)
  return last
}

/** Equal pixels make equal files: the encoder knows neither time nor place. */
export async function expectSamePixels(page: Page, clip: Clip, known: Buffer, what: string): Promise<void> {
  let picture = await page.screenshot({ clip })
  try {
    await expect
      .poll(async () => {
        if (!picture.equals(known)) picture = await page.screenshot({ clip })
        return picture.equals(known)
      })
      .toBe(true)
  } catch {
    await test.info().attach(`${what}, expected`, { body: known, contentType: 'image/png' })
    await test.info().attach(`${what}, seen`, { body: picture, contentType: 'image/png' })
    expect(await differenceBetween(page.context(), known, picture), what).toBe('none')
  }
}

/** In words, where two pictures are not the same. */
async function differenceBetween(context: BrowserContext, first: Buffer, second: Buffer): Promise<string> {
  const canvas = await context.newPage()
  const pictures = [first, second].map((picture) => picture.toString('base64'))
  return canvas.evaluate(async (files) => {
    const drawn = files.map(async (file) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
      const drawing = await createImageBitmap(new Blob([bytes]))
      const sheet = new OffscreenCanvas(drawing.width, drawing.height).getContext('2d')
      sheet?.drawImage(drawing, 0, 0)
      return sheet?.getImageData(0, 0, drawing.width, drawing.height)
    })
    const [one, two] = await Promise.all(drawn)
    if (!one || !two || one.width !== two.width || one.height !== two.height) return 'not of one size'
    const [first, second] = [new Uint32Array(one.data.buffer), new Uint32Array(two.data.buffer)]
    const points = [...first.keys()].filter((point) => first[point] !== second[point])
    const across = points.map((point) => point % one.width).toSorted((a, b) => a - b)
    const down = points.map((point) => Math.floor(point / one.width))
    const range = (all: number[]) => `${all[0]} to ${all.at(-1)}`
    return points.length === 0 ? 'none' : `${points.length} pixels: x ${range(across)}, y ${range(down)}`
  }, pictures)
}
