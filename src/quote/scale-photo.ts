import { canReadCanvas, MAX_ORIGINAL_BYTES } from './can-read-canvas.ts'
import type { Photo } from './photos.ts'

const MAX_SIDE_PX = 1600
const THUMBNAIL_SIDE_PX = 192
const QUALITY = 0.82

/**
 * Scales a picture down and converts it to JPEG without metadata, such as the location. Results in about 300
 * kB. If the browser does not let the page read a canvas, returns the original; null if that is too large.
 * @throws Error if the browser cannot read the file as a picture
 */
export async function scalePhoto(file: File): Promise<Photo | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const thumbnail = draw(picture, THUMBNAIL_SIDE_PX)
  if (!canReadCanvas()) {
    picture.close()
    return file.size > MAX_ORIGINAL_BYTES ? null : { file, isOriginal: true, thumbnail }
  }
  const jpeg = await toJpeg(draw(picture, MAX_SIDE_PX))
  picture.close()
  const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
  return { file: new File([jpeg], name, { type: 'image/jpeg' }), isOriginal: false, thumbnail }
}

function draw(picture: ImageBitmap, maxSide_px: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide_px / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw pictures.')
  // JPEG has no transparency. Transparent parts would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser cannot write JPEG files.'))
    canvas.toBlob(settle, 'image/jpeg', QUALITY)
  })
}
