import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { fontBuffers } from './font.ts'

const require = createRequire(import.meta.url)
let renderer: Promise<void> | undefined

/** Loads the SVG renderer. Must be called before the other functions in this file. */
export function loadRenderer(): Promise<void> {
  renderer ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return renderer
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
