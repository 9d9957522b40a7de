import { zipSync } from 'fflate'

/** Returns a zip file with a website's files. The files' names are in UTF-8. */
export function zipWebsite(files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  return zipSync(files)
}
