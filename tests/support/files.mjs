import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
// Do not use `new URL('../..', import.meta.url)`, which Vite replaces with an http URL in tests with a DOM.
export const root = join(fileURLToPath(import.meta.url), '../../../')

/**
 * Returns the sorted paths of all files below a folder, or [] if the folder is missing. Paths are relative to the
 * folder and have forward slashes.
 */
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

/** Returns whether Node was started with the module at this URL. */
export function isRunDirectly(moduleUrl) {
  return argv[1] !== undefined && fileURLToPath(moduleUrl) === argv[1]
}
