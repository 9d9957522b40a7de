import type { Locator } from '@playwright/test'

/** A color that appears nowhere else on a page. */
const MAGENTA = '#f0f'

interface Shape {
  width: number
  height: number
  /** Whether the file has no size of its own, as some SVG files. */
  isUnsized?: boolean
}

/** Shapes of product pictures in real stores, by file name. */
export const shapes: Record<string, Shape> = {
  tall: { width: 600, height: 1200 },
  panorama: { width: 2400, height: 400 },
  tiny: { width: 24, height: 24 },
  unsized: { width: 600, height: 900, isUnsized: true },
}

/** Returns an SVG picture that is filled with one color. */
export function drawShape({ width, height, isUnsized }: Shape): string {
  const size = isUnsized ? '' : `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${MAGENTA}"/></svg>`
}

/** Returns the size at which a picture should be drawn: as large as fits into its frame, but not enlarged. */
export function expectedSize({ width, height, isUnsized }: Shape, frame: Shape): string {
  const scale = Math.min(frame.width / width, frame.height / height, isUnsized ? Number.POSITIVE_INFINITY : 1)
  return `${Math.round(width * scale)} × ${Math.round(height * scale)}`
}

/** Returns the size of the area in which a picture of `drawShape()` is visible, measured in a screenshot. */
export async function drawnSize(target: Locator): Promise<string> {
  const screenshot = await target.screenshot()
  const canvas = await target.page().context().newPage()
  const size = await canvas.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data, width } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [], width: 1 }
    const columns = new Set<number>()
    const rows = new Set<number>()
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3)
      if (red < 200 || green > 50 || blue < 200) continue
      columns.add((at / 4) % width)
      rows.add(Math.floor(at / 4 / width))
    }
    return `${columns.size} × ${rows.size}`
  }, screenshot.toString('base64'))
  await canvas.close()
  return size
}
