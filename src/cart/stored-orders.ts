import { readStorage, storedKeySuffixes, writeStorage } from '../storage/browser-storage.ts'
import { PENDING_ORDER_PREFIX } from './storage-keys.ts'

/** Returns the JSON of all stored orders. */
export function readOrderTexts(): string[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    storedKeySuffixes(PENDING_ORDER_PREFIX, area).map(
      (id) => readStorage(PENDING_ORDER_PREFIX + id, area) ?? '',
    ),
  )
}

/** Stores the JSON of an order, or deletes the order if the text is null. */
export function writeOrderText(id: string, text: string | null): void {
  const key = PENDING_ORDER_PREFIX + id
  // If localStorage is full, sessionStorage may still have room. Only one of them keeps the order.
  if (writeStorage(key, text)) writeStorage(key, null, 'sessionStorage')
  else if (writeStorage(key, text, 'sessionStorage')) writeStorage(key, null)
}
