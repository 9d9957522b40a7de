import {
  onStorageChange,
  readStorage,
  storedKeySuffixes,
  writeStorage,
} from '../../storage/browser-storage.ts'
import { parseJson } from '../../untrusted/decoders.ts'
import { toJson } from '../../untrusted/to-json.ts'
import { CART_KEY, PENDING_CHANGE_PREFIX, PROBE_KEY } from '../storage-keys.ts'
import type { CartChange } from './change.ts'

/** The copy of the cart in localStorage: its lines as JSON, and the changes that are not in the log yet. */
export interface CartMirror {
  /** Returns the saved cart as JSON; null if none is saved, undefined if the browser blocks storage. */
  read(): string | null | undefined
  /** Saves the cart's JSON. Returns whether that succeeded. */
  write(text: string): boolean
  /**
   * Returns whether the storage has room. If storage is full, a missing cart does not mean that the cart was deleted.
   */
  isWritable(): boolean
  /** Returns the IDs of the pending changes of all tabs, oldest first. */
  pendingIds(): string[]
  /** Returns a pending change of any tab; the value is untrusted. */
  readPending(id: string): unknown
  /** Saves a pending change. Returns whether that succeeded. */
  savePending(change: CartChange): boolean
  /** Deletes a pending change. */
  deletePending(id: string): void
  /** Calls `handle` when another tab writes or deletes the saved cart. Returns a function that removes the listener. */
  onChange(handle: (isDeleted: boolean) => void): () => void
}

/** The mirror in this browser's localStorage. */
export const localMirror: CartMirror = {
  read: () => readStorage(CART_KEY),
  write: (text) => writeStorage(CART_KEY, text),
  isWritable: () => writeStorage(PROBE_KEY, '[]') && writeStorage(PROBE_KEY, null),
  pendingIds: () => storedKeySuffixes(PENDING_CHANGE_PREFIX),
  readPending: (id) => parseJson(readStorage(PENDING_CHANGE_PREFIX + id)),
  savePending: (change) => writeStorage(PENDING_CHANGE_PREFIX + change.id, toJson(change)),
  deletePending: (id) => void writeStorage(PENDING_CHANGE_PREFIX + id, null),
  onChange: (handle) =>
    onStorageChange((key, isDeleted) => {
      if (key === null || key === CART_KEY) handle(isDeleted)
    }),
}
