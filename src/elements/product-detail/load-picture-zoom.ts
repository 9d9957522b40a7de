import { PictureZoom } from './picture-zoom.tsx'

/**
 * Returns the dialog for enlarged pictures, which the scripts contain. The modules use
 * `load-picture-zoom-on-demand.ts` instead, through the import `#load-picture-zoom` (package.json).
 */
export async function loadPictureZoom(): Promise<typeof PictureZoom> {
  return PictureZoom
}
