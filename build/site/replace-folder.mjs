import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Calls `fill` with an empty folder, which then replaces `folder`. If `fill` fails, `folder` stays unchanged.
 * @param {string} folder
 * @param {(replacement: string) => Promise<void>} fill
 * @throws the error of `fill`, or the error of the file system if `folder` cannot be replaced
 */
export async function replaceFolder(folder, fill) {
  // If the folder is a symbolic link, replace the folder that it refers to.
  const target = existsSync(folder) ? realpathSync(folder) : folder
  mkdirSync(dirname(target), { recursive: true })
  // On the same disk, folders can be renamed, which takes no time.
  const temporary = mkdtempSync(`${target}-`)
  try {
    // Web servers may not read the folder that `mkdtempSync` has created, but they may read this one.
    const replacement = join(temporary, 'new')
    mkdirSync(replacement)
    await fill(replacement)
    swap(target, replacement, join(temporary, 'old'))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * @param {string} target
 * @param {string} replacement
 * @param {string} old
 */
function swap(target, replacement, old) {
  if (!existsSync(target)) return renameSync(replacement, target)
  renameSync(target, old)
  try {
    renameSync(replacement, target)
  } catch (error) {
    renameSync(old, target)
    throw error
  }
}
