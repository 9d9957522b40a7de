import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every file below a folder, relative to it, with forward slashes, sorted. None where the folder is missing. */
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

/** Whether node was started with this module, not another that imports it. */
export function isRunDirectly(moduleUrl) {
  return argv[1] !== undefined && fileURLToPath(moduleUrl) === argv[1]
}
