import { checkPicture, isPicturePath } from './check-picture.ts'

/** Pictures by path, such as `pictures/logo.png`. */
export type PictureFiles = Readonly<Record<string, { bytes: Uint8Array; type: string }>>

const DATABASE = 'electrician-builder'
const STORE = 'files'
const KEY = 'pictures'

/** Returns the pictures that were saved during the last visit. Empty if the browser blocks storage. */
export async function readPictures(): Promise<PictureFiles> {
  try {
    const saved = (await request<PictureFiles>('readonly', (store) => store.get(KEY))) ?? {}
    return Object.fromEntries(
      Object.entries(saved).flatMap(([path, { bytes }]) => {
        // Earlier versions of the builder kept any file of an opened zip.
        const picture = isPicturePath(path) ? checkPicture(bytes) : ''
        return typeof picture === 'string' ? [] : [[path, { bytes: picture.bytes, type: picture.type }]]
      }),
    )
  } catch {
    return {}
  }
}

/** Saves the pictures for the next visit. */
export async function savePictures(files: PictureFiles): Promise<void> {
  try {
    await request('readwrite', (store) => store.put(files, KEY))
  } catch {
    // Private windows may block storage. The pictures then stay in memory until the page is closed.
  }
}

/** Returns the pictures whose paths a text contains, by path. */
export function usedPictures(files: PictureFiles, text: string): PictureFiles {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => isPicturePath(path) && text.includes(path)),
  )
}

/** Returns the bytes of pictures by path. */
export function pictureBytes(files: PictureFiles): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, bytes]))
}

const known = new WeakMap<object, string>()

/** Returns a picture as a data URL. */
export function dataUrl(picture: PictureFiles[string]): string {
  const found = known.get(picture)
  if (found) return found
  let binary = ''
  for (const byte of picture.bytes) binary += String.fromCharCode(byte)
  const url = `data:${picture.type};base64,${btoa(binary)}`
  known.set(picture, url)
  return url
}

async function request<Result>(
  mode: IDBTransactionMode,
  send: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await finished<IDBDatabase>(() => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    return opening
  })
  return finished(() => send(database.transaction(STORE, mode).objectStore(STORE)))
}

function finished<Result>(start: () => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const started = start()
    started.onsuccess = () => resolve(started.result)
    started.onerror = () => reject(started.error)
  })
}
