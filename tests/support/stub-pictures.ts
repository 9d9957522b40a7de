import { vi } from 'vitest'

/**
 * Replaces the functions that decode, draw and save pictures, which happy-dom lacks. All pictures are transparent.
 * Returns what a test can read and set.
 */
export function stubPictures() {
  const browser = {
    /** The size of each picture, upright. */
    picture: { width: 4000, height: 3000 },
    /** The size of each canvas that was drawn. */
    drawn: [] as string[],
    /** Whether the browser changes the pixels that a page reads from a canvas. */
    protectsCanvas: false,
    canDraw: true,
    canWriteJpeg: true,
  }
  vi.stubGlobal('createImageBitmap', async ({ type }: File, options?: ImageBitmapOptions) => {
    if (!type.startsWith('image/')) throw new DOMException('No picture', 'InvalidStateError')
    const { width, height } = browser.picture
    // Phones save pictures as the sensor sees them, and note how to rotate them.
    const isUpright = options?.imageOrientation === 'from-image'
    return { width: isUpright ? width : height, height: isUpright ? height : width, close: () => {} }
  })
  const contexts = new WeakMap<HTMLCanvasElement, object>()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    if (kind !== '2d' || !browser.canDraw) return null
    const context = contexts.get(this) ?? aContext(browser)
    if (!contexts.has(this)) browser.drawn.push(sizeOf(this))
    contexts.set(this, context)
    return context as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    settle,
    type,
  ) {
    settle(browser.canWriteJpeg ? new Blob([`${type}, ${sizeOf(this)}`]) : null)
  })
  return browser
}

/** Returns a canvas's width and height. */
export function sizeOf({ width, height }: HTMLCanvasElement): string {
  return `${width} × ${height}`
}

/** Returns a context that can fill rectangles with `#fff` or `rgb(…)`. */
function aContext(browser: { protectsCanvas: boolean }) {
  const fills: { covers: (x: number, y: number) => boolean; color: number[] }[] = []
  const context = {
    fillStyle: '',
    fillRect: (left: number, top: number, width: number, height: number) => {
      const covers = (x: number, y: number) => x >= left && y >= top && x < left + width && y < top + height
      const color = context.fillStyle === '#fff' ? [255, 255, 255] : context.fillStyle.match(/\d+/g)
      fills.unshift({ covers, color: [...(color ?? [0, 0, 0]).map(Number), 255] })
    },
    drawImage: () => {},
    getImageData: (left: number, top: number, width: number, height: number) => {
      const pixels = Array.from({ length: width * height }, (_, index) => {
        const [x, y] = [left + (index % width), top + Math.floor(index / width)]
        return fills.find(({ covers }) => covers(x, y))?.color ?? [0, 0, 0, 0]
      })
      const data = Uint8ClampedArray.from(pixels.flat())
      if (browser.protectsCanvas) data[99] = (data[99] ?? 0) ^ 1
      return { data }
    },
  }
  return context
}
