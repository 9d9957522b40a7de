import DOMPurify from 'dompurify'
import { parseSvg } from '../trusted.ts'

/** A picture whose type follows from its bytes. */
export interface CheckedPicture {
  bytes: Uint8Array
  type: string
  /** The ending of its file name, such as `png`. */
  ending: string
  /** Whether active parts, such as scripts, were removed from it. */
  isCleaned: boolean
}

export const MAX_PICTURE_BYTES = 10_000_000

/** Matches the paths under which the builder keeps and publishes pictures. Servers run no file with such a name. */
const PICTURE_PATH = /^pictures\/[^/\\:.]+\.(?:png|jpe?g|webp|gif|avif|svg)$/i

/** The bytes with which a picture begins, as Latin-1 text. AVIF files begin with a box that lists their brands. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^.PNG\r\n.\n/s, 'png'],
  [/^ÿØÿ/, 'jpeg'],
  [/^GIF8[79]a/, 'gif'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(?:.{4})*?avi[fs]/s, 'avif'],
]

/** Returns a picture, recognized by its bytes and without active parts. Returns a reason for a file that is refused. */
export function checkPicture(bytes: Uint8Array): CheckedPicture | string {
  if (bytes.length > MAX_PICTURE_BYTES) return 'larger than 10 MB'
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const ending = STARTS.find(([pattern]) => pattern.test(start))?.[1]
  if (ending) return { bytes, type: `image/${ending}`, ending, isCleaned: false }
  return cleanSvg(new TextDecoder().decode(bytes)) ?? 'not a PNG, JPEG, WebP, GIF, AVIF or SVG picture'
}

/** Returns an SVG file without scripts and other active parts. Undefined for any other text. */
function cleanSvg(text: string): CheckedPicture | undefined {
  if (!/^\s*</.test(text) || !text.includes('<svg')) return undefined
  const root = parseSvg(text).documentElement
  // Browsers show no other element as a picture.
  if (root?.nodeName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') return undefined
  const body = DOMPurify.sanitize(root, {
    USE_PROFILES: { svg: true, svgFilters: true },
    // Repeats another part of the drawing.
    ADD_TAGS: ['use'],
    RETURN_DOM: true,
  })
  const [svg] = body.childNodes
  if (svg?.nodeName !== 'svg') return undefined
  const bytes = new TextEncoder().encode(new XMLSerializer().serializeToString(svg))
  return { bytes, type: 'image/svg+xml', ending: 'svg', isCleaned: DOMPurify.removed.some(isActive) }
}

/** Drawing programs write elements and attributes of their own, whose removal changes nothing. */
function isActive(removed: (typeof DOMPurify.removed)[number]): boolean {
  return 'element' in removed
    ? /^(?:script|foreignobject|animate.*|set|iframe|object|embed)$/i.test(removed.element.nodeName)
    : /^on|href$/i.test(removed.attribute?.name ?? '')
}

/** Returns whether a path is one under which the builder keeps and publishes pictures. */
export function isPicturePath(path: string): boolean {
  return PICTURE_PATH.test(path)
}
