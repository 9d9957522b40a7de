import { escapeHtml } from '../../runtime/hydration/escape-html.ts'
import { drawableText, outlineOf } from './font.ts'
import { renderPixels } from './render-png.ts'

/** A picture from which the build creates icons in all sizes. */
export interface IconSource {
  /** The picture as a data URL. */
  href: string
  /** The picture's markup if it is an SVG file; null for other formats. */
  svg: string | null
  /** The picture's background color; null if the background is transparent. */
  ground: string | null
}

/** The size of an icon and how it treats its background. */
export interface IconShape {
  sizePx: number
  /** `any` keeps a transparent background. `opaque` fills the background. `maskable` also adds a margin. */
  kind: 'any' | 'opaque' | 'maskable'
}

const INK = '#10151c'
const PAPER = '#faf8f4'
const AMBER = '#ffb000'
const BOLT = 'M38 7 12 36h15l-5 21 30-31H35Z'
const HOUSE = 'M32 11 9 31h6v22h13V40h8v13h13V31h6Z'

/**
 * The width of the picture relative to the icon. Browsers may crop a maskable icon to a circle with 80% of the icon's
 * width.
 */
const FILL = {
  any: { onGround: 1, onPaper: 1 },
  opaque: { onGround: 1, onPaper: 0.8 },
  maskable: { onGround: 0.8, onPaper: 0.6 },
}

/** Returns an icon as SVG. */
export function iconSvg(
  { href, ground }: Pick<IconSource, 'href' | 'ground'>,
  { sizePx, kind }: IconShape,
): string {
  const sidePx = sizePx * FILL[kind][ground ? 'onGround' : 'onPaper']
  const startPx = (sizePx - sidePx) / 2
  const rect = kind === 'any' ? '' : `<rect width="${sizePx}" height="${sizePx}" fill="${ground ?? PAPER}"/>`
  const image = `<image href="${escapeHtml(href)}" x="${startPx}" y="${startPx}" width="${sidePx}" height="${sidePx}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">${rect}${image}</svg>`
}

interface DefaultIcon {
  /** The name of the business. */
  name: string
  isElectrician: boolean
  /** Describes the bolt to screen readers. */
  boltTitle: string
}

/**
 * Returns the icon of a business without a logo: a bolt for electricians, otherwise the first letter of its name, or a
 * house if the font cannot draw the name.
 */
export function defaultIconSvg({ name, isElectrician, boltTitle }: DefaultIcon): string {
  const [letter] = /[\p{L}\p{N}]/u.exec(drawableText(name)?.toUpperCase() ?? '') ?? []
  if (isElectrician) return tileSvg(boltTitle, `<path d="${BOLT}" fill="${AMBER}"/>`)
  if (!letter) return tileSvg(name, `<path d="${HOUSE}" fill="${AMBER}"/>`)
  const outline = outlineOf(letter, 800, 42)
  return tileSvg(letter, `<path transform="translate(32 32)" d="${outline}" fill="${AMBER}"/>`)
}

function tileSvg(title: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <title>${escapeHtml(title)}</title>
  <rect width="64" height="64" rx="15" fill="${INK}"/>
  ${drawing}
</svg>
`
}

const SAMPLE_PX = 64
const SAMPLE_EDGE_PX = 2

/**
 * Returns a picture as an icon source, or null if the renderer cannot draw it.
 * @param href the picture as a data URL
 */
export function iconSourceOf(href: string, svg: string | null): IconSource | null {
  const source = { href, svg, ground: null }
  const pixels = renderPixels(iconSvg(source, { sizePx: SAMPLE_PX, kind: 'any' }))
  const pixelAt = (x: number, y: number) => {
    const start = 4 * (y * SAMPLE_PX + x)
    return [...pixels.slice(start, start + 4)]
  }
  if (pixels.every((value) => value === 0)) return null
  const left = pixelAt(SAMPLE_EDGE_PX, SAMPLE_PX / 2)
  const right = pixelAt(SAMPLE_PX - 1 - SAMPLE_EDGE_PX, SAMPLE_PX / 2)
  const isGround = left[3] === 255 && left.join() === right.join()
  return isGround ? { ...source, ground: `rgb(${left.slice(0, 3).join()})` } : source
}

/** Returns a file's content as a data URL. */
export function dataUrl(content: Uint8Array | string, mediaType: string): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  // Converts the bytes in parts, because the number of a function's arguments is limited.
  let text = ''
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000))
  return `data:${mediaType};base64,${btoa(text)}`
}
