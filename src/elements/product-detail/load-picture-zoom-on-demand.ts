import type { PictureZoom } from './picture-zoom.tsx'

/** The version of `loadPictureZoom` for ES modules, which load the dialog when it is first opened. */
export async function loadPictureZoom(): Promise<typeof PictureZoom> {
  return (await import('./picture-zoom.tsx')).PictureZoom
}
