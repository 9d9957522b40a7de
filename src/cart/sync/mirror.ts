import { onStoredElsewhere, readStored, storedIds, writeStored } from '../../storage/stored-text.ts'
import { parseJson } from '../../untrusted/decoders.ts'
import { CART_KEY, PENDING_CHANGE_KEY, PROBE_KEY } from '../storage-keys.ts'
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
  read: () => readStored(CART_KEY),
  write: (text) => writeStored(CART_KEY, text),
  isWritable: () => writeStored(PROBE_KEY, '[]') && writeStored(PROBE_KEY, null),
  pendingIds: () => storedIds(PENDING_CHANGE_KEY),
  readPending: (id) => parseJson(readStored(PENDING_CHANGE_KEY + id)),
  savePending: (change) => writeStored(PENDING_CHANGE_KEY + change.id, JSON.stringify(change)),
  deletePending: (id) => void writeStored(PENDING_CHANGE_KEY + id, null),
  onChange: (handle) =>
    onStoredElsewhere((key, isDeleted) => {
      if (key === null || key === CART_KEY) handle(isDeleted)
    }),
}
