import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
// Vite replaces `new URL('../..', import.meta.url)` with an http URL in tests that have a DOM.
export const root = join(fileURLToPath(import.meta.url), '../../../')

/** Returns the sorted paths of all files below a folder, relative to that folder and with forward slashes, or [] if it is missing. */
export function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/** Returns whether this module is the one that Node was started with. */
export function isRunDirectly(moduleUrl) {
  return argv[1] !== undefined && fileURLToPath(moduleUrl) === argv[1]
}
