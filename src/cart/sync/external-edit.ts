import { hasChecksum } from './checksum.ts'
import { startOfLog } from './merge.ts'

/** Maximum time until this tab can read what another tab has written to localStorage. */
const MAX_MIRROR_DELAY_MS = 2000

/**
 * Returns whether the lines of the mirror replace those of the log, because the mirror was edited externally or the log
 * is empty.
 * @param text the mirror's JSON; null if it is missing, undefined if the browser blocks storage
 * @param isDeleted whether a missing mirror was deleted
 * @param entries the entries of the log
 */
export function isExternal(
  text: string | null | undefined,
  isDeleted: boolean,
  entries: readonly unknown[],
): boolean {
  if (entries.length === 0) return true
  return text === null ? isDeleted : text !== undefined && !hasChecksum(text)
}

/**
 * Returns whether a mirror that was missing at the given Unix time in milliseconds had been deleted. If another tab had
 * just started the log, that tab's mirror may not have been visible here yet.
 */
export function wasDeletedBefore(time: number, entries: readonly unknown[]): boolean {
  const start = startOfLog(entries)
  return start !== undefined && start <= time - MAX_MIRROR_DELAY_MS
}
