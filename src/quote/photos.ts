/** A picture that is sent with a quote. */
export interface Photo {
  /** A JPEG file whose longer side is at most 1600 pixels, or the visitor's own file. */
  file: File
  /** Whether `file` is the visitor's own file, because the browser does not let the page scale it. */
  isOriginal: boolean
  /** A thumbnail. It is a canvas, because a strict Content Security Policy blocks `blob:` URLs. */
  thumbnail: HTMLCanvasElement
}

/** A quote contains at most this many photos. */
export const MAX_PHOTOS = 5
