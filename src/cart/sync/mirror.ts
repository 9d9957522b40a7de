import {
  onStorageChange,
  readStorage,
  storedKeySuffixes,
  writeStorage,
} from '../../storage/browser-storage.ts'
import { parseJson } from '../../untrusted/decoders.ts'
import { CART_KEY, PENDING_CHANGE_PREFIX, PROBE_KEY } from '../storage-keys.ts'
import type { CartChange } from './change.ts'

/** The cart in localStorage: the text of its lines, and the changes that are not in the log yet. */
export interface CartMirror {
  /** Returns the lines' text; null when there is none, undefined when the browser closes its storage to us. */
  read(): string | null | undefined
  /** Returns whether the text is stored. */
  write(text: string): boolean
  /** Whether anything can be stored: in a full storage a missing text does not mean that it was deleted. */
  isWritable(): boolean
  /** Returns the ids of all tabs' pending changes, oldest first. */
  pendingIds(): string[]
  /** Returns a pending change as stored by any tab, unchecked. */
  readPending(id: string): unknown
  /** Returns whether the change is stored. */
  savePending(change: CartChange): boolean
  deletePending(id: string): void
  /** Calls back when another tab has written or deleted the text. Returns a function that stops it. */
  onChange(handle: (isDeleted: boolean) => void): () => void
}

/** The mirror of this browser's cart. */
export const localMirror: CartMirror = {
  read: () => readStorage(CART_KEY),
  write: (text) => writeStorage(CART_KEY, text),
  isWritable: () => writeStorage(PROBE_KEY, '[]') && writeStorage(PROBE_KEY, null),
  pendingIds: () => storedKeySuffixes(PENDING_CHANGE_PREFIX),
  readPending: (id) => parseJson(readStorage(PENDING_CHANGE_PREFIX + id)),
  savePending: (change) => writeStorage(PENDING_CHANGE_PREFIX + change.id, JSON.stringify(change)),
  deletePending: (id) => void writeStorage(PENDING_CHANGE_PREFIX + id, null),
  onChange: (handle) =>
    onStorageChange((key, isDeleted) => {
      if (key === null || key === CART_KEY) handle(isDeleted)
    }),
}
