import { type BrowserContext, expect, type Page, test } from '@playwright/test'

export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Takes screenshots until two in a row are identical, and returns the last one. */
export async function stableScreenshot(page: Page, clip: Clip): Promise<Buffer> {
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

/** Expects the area to look exactly like `expected`. Compares PNG bytes, because identical pixels produce identical files. */
export async function expectSameScreenshot(
  page: Page,
  clip: Clip,
  expected: Buffer,
  name: string,
): Promise<void> {
  let screenshot = await page.screenshot({ clip })
  try {
    await expect
      .poll(async () => {
        if (!screenshot.equals(expected)) screenshot = await page.screenshot({ clip })
        return screenshot.equals(expected)
      })
      .toBe(true)
  } catch {
    await test.info().attach(`${name}, expected`, { body: expected, contentType: 'image/png' })
    await test.info().attach(`${name}, actual`, { body: screenshot, contentType: 'image/png' })
    expect(await differenceBetween(page.context(), expected, screenshot), name).toBe('none')
  }
}

/** Describes which pixels differ between two screenshots. Returns `none` if the screenshots are identical. */
async function differenceBetween(context: BrowserContext, first: Buffer, second: Buffer): Promise<string> {
  const canvas = await context.newPage()
  const screenshots = [first, second].map((screenshot) => screenshot.toString('base64'))
  return canvas.evaluate(async (files) => {
    const decoded = files.map(async (file) => {
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return context?.getImageData(0, 0, bitmap.width, bitmap.height)
    })
    const [one, two] = await Promise.all(decoded)
    if (!one || !two || one.width !== two.width || one.height !== two.height) return 'different sizes'
    const [first, second] = [new Uint32Array(one.data.buffer), new Uint32Array(two.data.buffer)]
    const pixels = [...first.keys()].filter((pixel) => first[pixel] !== second[pixel])
    const columns = pixels.map((pixel) => pixel % one.width).toSorted((a, b) => a - b)
    const rows = pixels.map((pixel) => Math.floor(pixel / one.width))
    const range = (all: number[]) => `${all[0]} to ${all.at(-1)}`
    return pixels.length === 0 ? 'none' : `${pixels.length} pixels: x ${range(columns)}, y ${range(rows)}`
  }, screenshots)
}
