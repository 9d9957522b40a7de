import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type FontFiles, fontBuffers, setFonts } from './font.ts'

/** The files for drawing pictures. */
export interface PictureFiles {
  /** The content of `index_bg.wasm` from `@resvg/resvg-wasm`. */
  renderer: Uint8Array<ArrayBuffer>
  fonts: FontFiles
}

let renderer: Promise<void> | undefined

/** Loads the SVG renderer. Must be called before the other functions in this folder. */
export async function loadRenderer({ renderer: code, fonts }: PictureFiles): Promise<void> {
  setFonts(fonts)
  renderer ??= initWasm(code)
  await renderer
}

/** Converts an SVG picture to PNG. Uses no system fonts, so that every computer produces the same bytes. */
export function renderPng(svg: string): Uint8Array {
  return render(svg, (picture) => picture.asPng())
}

/** Returns the colors of an SVG picture's pixels: red, green, blue and alpha, from 0 to 255. */
export function renderPixels(svg: string): Uint8Array {
  return render(svg, (picture) => picture.pixels)
}

type Picture = ReturnType<InstanceType<typeof Resvg>['render']>

function render(svg: string, read: (picture: Picture) => Uint8Array): Uint8Array {
  // Load the fonts only if the picture contains text, because loading them takes longer than drawing an icon.
  const buffers = svg.includes('<text') ? fontBuffers() : []
  const resvg = new Resvg(svg, { font: { fontBuffers: buffers, defaultFontFamily: 'Inter' } })
  const picture = resvg.render()
  const bytes = read(picture)
  picture.free()
  resvg.free()
  return bytes
}
