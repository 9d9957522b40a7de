import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the modules within the website. */
const FOLDER = 'modules'
/** How long a website keeps the modules of earlier builds, counted from the last build that needed them. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Copies the modules of earlier builds from the published website to the new one. Pages that visitors have opened, and
 * pages in a cache, load these modules by their names.
 * @param published the folder of the website that the new one replaces
 * @param folder the folder of the new website
 */
export function keepPreviousModules(published: string, folder: string): void {
  const from = join(published, FOLDER)
  if (!existsSync(from)) return
  const oldest = Date.now() - KEPT_MS
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const copy = join(folder, FOLDER, name)
    const { mtime } = statSync(join(from, name))
    if (!name.endsWith('.js') || existsSync(copy) || mtime.getTime() < oldest) continue
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(from, name), copy)
    utimesSync(copy, mtime, mtime)
  }
}
