/** Pictures by path, such as `pictures/logo.png`. */
export type PictureFiles = Readonly<Record<string, { bytes: Uint8Array; type: string }>>

const DATABASE = 'electrician-builder'
const STORE = 'files'
const KEY = 'pictures'

/** Returns the pictures that were saved during the last visit. Empty if the browser blocks storage. */
export async function readPictures(): Promise<PictureFiles> {
  try {
    return (await request('readonly', (store) => store.get(KEY))) ?? {}
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
