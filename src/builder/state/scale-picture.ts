import { canReadCanvas, MAX_ORIGINAL_BYTES } from '../../quote/can-read-canvas.ts'

const MAX_SIDE_PX = 1600
/** The largest icon is 512 pixels wide. PNG files of larger pictures are heavy. */
const MAX_LOGO_SIDE_PX = 512
const QUALITY = 0.85

/**
 * Scales a picture down and removes its metadata, such as the place where a phone took it. Keeps transparency. Returns
 * drawings (SVG) unchanged. If the browser does not let the page read a canvas, returns the file; null if it cannot be
 * used unchanged.
 * @param isLogo whether the picture is the logo, from which the website’s icons are made. The icons need a PNG or JPEG file
 * @throws Error if the browser cannot read the file as a picture
 */
export async function scalePicture(file: File, isLogo = false): Promise<Blob | null> {
  if (file.type === 'image/svg+xml') return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  if (!canReadCanvas()) {
    picture.close()
    const isUsable = file.size <= MAX_ORIGINAL_BYTES && (!isLogo || /^image\/(png|jpeg)$/.test(file.type))
    return isUsable ? file : null
  }
  const scale = Math.min(
    1,
    (isLogo ? MAX_LOGO_SIDE_PX : MAX_SIDE_PX) / Math.max(picture.width, picture.height),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : isLogo ? 'image/png' : 'image/webp'
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write pictures.'))),
      type,
      QUALITY,
    )
  })
}
