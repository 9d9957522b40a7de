import rendererUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import boldUrl from 'inter-ui/web/Inter-ExtraBold.woff2?url'
import regularUrl from 'inter-ui/web/Inter-Regular.woff2?url'
import semiBoldUrl from 'inter-ui/web/Inter-SemiBold.woff2?url'
import type { PictureFiles } from '../pictures/render-png.ts'
import { loadFile } from './request-input.ts'

/** Loads the files for drawing pictures from the worker's folder. */
export async function loadPictureFiles(): Promise<PictureFiles> {
  const [renderer, regular, semiBold, bold] = await Promise.all([
    load(rendererUrl),
    load(regularUrl),
    load(semiBoldUrl),
    load(boldUrl),
  ])
  return { renderer, fonts: { 400: regular, 600: semiBold, 800: bold } }
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await loadFile(url)
  if (!content) throw new Error(`The file ${url} of the site builder is missing.`)
  return content
}
