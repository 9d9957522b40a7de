import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { umask } from 'node:process'

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
  // A folder next to the old one is on the same disk, so that it can be renamed, and source maps in it have the right paths.
  const replacement = mkdtempSync(`${target}-`)
  const old = `${replacement}-old`
  try {
    // Only this user can read a folder that `mkdtempSync` has created, but a web server must be able to read it, too.
    chmodSync(replacement, 0o777 & ~umask())
    await fill(replacement)
    swap(target, replacement, old)
  } finally {
    rmSync(replacement, { recursive: true, force: true })
  }
  rmSync(old, { recursive: true, force: true })
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
