import { createContext, use, useEffect, useMemo, useState } from 'react'
import { type PictureFiles, readPictures, savePictures } from './picture-storage.ts'
import { scalePicture } from './scale-picture.ts'
import { PICTURES } from './snippet-choices.ts'

/** The owner's pictures by path, such as `pictures/logo.png`. */
interface Pictures {
  files: PictureFiles
  /** Returns a picture's URL for this page; empty while the picture is not loaded. */
  urlOf: (path: string) => string
  /** Adds a picture for a field. Returns its path, or a message if the file is not accepted. */
  add: (file: File, field: string) => Promise<{ path: string; message: string }>
  replace: (files: PictureFiles) => void
}

const PicturesContext = createContext<Pictures | null>(null)
const MAX_BYTES = 30_000_000
const UNREADABLE =
  'Your browser cannot read this picture. Open it in a photo app, save it as a JPEG file, and choose that file.'

export const PicturesProvider = PicturesContext.Provider

export function usePictures(): Pictures {
  const pictures = use(PicturesContext)
  if (!pictures) throw new Error('usePictures needs a PicturesProvider.')
  return pictures
}

/** Keeps the owner's pictures in this browser's database. */
export function usePictureFiles(): Pictures {
  const [files, setFiles] = useState<PictureFiles>({})
  const urls = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(files).map(([path, { bytes, type }]) => [
          path,
          URL.createObjectURL(new Blob([bytes as BlobPart], { type })),
        ]),
      ),
    [files],
  )
  useEffect(() => {
    void readPictures().then((stored) => setFiles((added) => ({ ...stored, ...added })))
  }, [])
  function replace(changed: PictureFiles): void {
    setFiles(changed)
    void savePictures(changed)
  }
  return {
    files,
    urlOf: (path) => urls[path] ?? (path.startsWith(PICTURES) ? '' : path),
    replace,
    async add(file, field) {
      if (!file.type.startsWith('image/')) return { path: '', message: 'This file is not a picture.' }
      if (file.size > MAX_BYTES)
        return { path: '', message: 'This picture is larger than 30 MB. Choose a smaller one.' }
      const scaled = await scalePicture(file, field.replace(/^fact_/, '') === 'logo').catch(() => null)
      if (!scaled) return { path: '', message: UNREADABLE }
      const { type } = scaled
      const bytes = new Uint8Array(await scaled.arrayBuffer())
      const ending = type === 'image/svg+xml' ? 'svg' : (type.split('/')[1] ?? 'png')
      // A new name for each file, so that undo shows the previous picture again.
      const name = `${field.replace(/^fact_/, '').replaceAll('_', '-')}-${Date.now().toString(36)}`
      const path = `${PICTURES}${name}.${ending}`
      replace({ ...files, [path]: { bytes, type } })
      return { path, message: '' }
    },
  }
}
