/** A picture that is sent with a quote. */
export interface Photo {
  /** A JPEG file whose longer side is at most 1600 pixels. */
  file: File
  /** A thumbnail. It is a canvas, because a strict Content Security Policy blocks `blob:` URLs. */
  thumbnail: HTMLCanvasElement
}

/** A quote contains at most this many photos. */
export const MAX_PHOTOS = 5
