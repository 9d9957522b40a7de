import { createContext, use, useEffect, useMemo, useState } from 'react'
import { checkPicture } from './check-picture.ts'
import { type PictureFiles, readPictures, savePictures } from './picture-storage.ts'
import { scalePicture } from './scale-picture.ts'
import { PICTURES } from './snippet-choices.ts'

/** The owner's pictures by path, such as `pictures/logo.png`. */
interface Pictures {
  files: PictureFiles
  /** Returns a picture's URL for this page; empty while the picture is not loaded. */
  urlOf: (path: string) => string
  /**
   * Adds a picture for a field. Returns its path, which is empty if the file is not accepted, and a message if the owner
   * must know something.
   */
  add: (file: File, field: string) => Promise<{ path: string; message: string }>
  replace: (files: PictureFiles) => void
}

const PicturesContext = createContext<Pictures | null>(null)
const MAX_BYTES = 30_000_000
const UNREADABLE =
  'Your browser cannot read this picture. Open it in a photo app, save it as a JPEG file, and choose that file.'
const PROTECTED =
  'Your browser protects pictures, so this page cannot make this one smaller. Choose a JPEG or PNG file below 5 MB, or use another browser.'
const UNCHANGED =
  'Your browser protects pictures, so this one was added unchanged. It may contain the place where it was taken. If that is private, use another browser.'
const CLEANED =
  'Scripts, links or animations in this drawing were removed, because they could do harm on your website. Check how it looks.'

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
      const scaled = await scalePicture(file, field.replace(/^fact_/, '') === 'logo').catch(() => undefined)
      if (!scaled) return { path: '', message: scaled === null ? PROTECTED : UNREADABLE }
      const picture = checkPicture(new Uint8Array(await scaled.arrayBuffer()))
      if (typeof picture === 'string') return { path: '', message: `This file is ${picture}.` }
      const { bytes, type, ending, isCleaned } = picture
      // A new name for each file, so that undo shows the previous picture again.
      const name = `${field.replace(/^fact_/, '').replaceAll('_', '-')}-${Date.now().toString(36)}`
      const path = `${PICTURES}${name}.${ending}`
      replace({ ...files, [path]: { bytes, type } })
      const isUnchanged = scaled === file && type !== 'image/svg+xml'
      return { path, message: isUnchanged ? UNCHANGED : isCleaned ? CLEANED : '' }
    },
  }
}
