import { vi } from 'vitest'

/** Replaces the functions that decode and draw pictures, which happy-dom lacks. Returns what a test can read and set. */
export function stubPictures() {
  const browser = {
    /** The size of each canvas that was drawn. */
    drawn: [] as string[],
    /** Whether the browser changes the pixels that a page reads from a canvas. */
    protectsCanvas: false,
  }
  vi.stubGlobal('createImageBitmap', async ({ type }: File) => {
    if (!type.startsWith('image/')) throw new DOMException('No picture', 'InvalidStateError')
    return { width: 4000, height: 3000, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    browser.drawn.push(`${this.width} × ${this.height}`)
    const pixels: number[] = []
    const context = {
      fillStyle: '',
      fillRect: () => pixels.push(...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
      drawImage: () => {},
      getImageData: () => ({
        data: pixels.map((value, index) => value ^ (browser.protectsCanvas && index === 99 ? 1 : 0)),
      }),
    }
    return context as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((settle) =>
    settle(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
  return browser
}
