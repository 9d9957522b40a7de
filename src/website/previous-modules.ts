import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MODULES_FOLDER } from './site-files.ts'

/** How long a website keeps the modules of earlier builds, counted from the last build that needed them. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the modules of earlier builds from the published website to the new one. Pages that visitors have opened, and
 * pages in a cache, load these modules by their names.
 * @param published the folder of the website that the new one replaces
 * @param folder the folder of the new website
 */
export function keepPreviousModules(published: string, folder: string): void {
  const oldest = Date.now() - KEPT_MS
  for (const name of listScripts(published, MODULES_FOLDER)) {
    const [earlier, copy] = [join(published, name), join(folder, name)]
    const { mtime } = statSync(earlier)
    if (existsSync(copy) || mtime.getTime() < oldest) continue
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(earlier, copy)
    utimesSync(copy, mtime, mtime)
  }
}

/** Returns the paths of the scripts in a folder of a website, relative to the website. */
function listScripts(site: string, folder: string): string[] {
  if (!existsSync(join(site, folder))) return []
  return readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
}
