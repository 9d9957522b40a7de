import { type BuilderState, fieldsOf, readState } from '../state/builder-state.ts'
import { dataUrl, type PictureFiles, usedPictures } from '../state/picture-storage.ts'
import { withoutSecretKeys } from '../state/secret-keys.ts'

/** Identifies a work file, and tells whoever opens it in a text editor what it is. */
const ABOUT =
  'Work file of the site builder. Keep it, and do not upload it. Choose “Open…” in the builder to continue.'

/** Returns the text of a file with everything that the owner has entered, and the pictures. It has no secret keys. */
export function writeWorkFile(state: BuilderState, files: PictureFiles): string {
  const kept = withoutSecretKeys(state)
  const pictures = Object.entries(usedPictures(files, JSON.stringify(kept)))
  return JSON.stringify({
    work_file: ABOUT,
    state: kept,
    pictures: Object.fromEntries(pictures.map(([path, picture]) => [path, dataUrl(picture)])),
  })
}

/** Reads a work file. Undefined for another file. */
export function readWorkFile(
  file: unknown,
): { state: BuilderState; pictures: Record<string, Uint8Array> } | undefined {
  const { work_file, state, pictures } = fieldsOf(file)
  if (typeof work_file !== 'string') return undefined
  return {
    state: readState(state),
    pictures: Object.fromEntries(
      Object.entries(fieldsOf(pictures)).map(([path, url]) => [path, bytesOf(String(url))]),
    ),
  }
}

/** Returns the bytes of a data URL. Empty if it is damaged. */
function bytesOf(url: string): Uint8Array {
  try {
    return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
