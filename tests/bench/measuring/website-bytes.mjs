// Finds the modules that the home page of the prerendered website loads before it is interactive, and their size.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bytesOf, sum } from './bytes.mjs'

const entry = 'src/website.ts'
const home = 'src/elements/electrician-site/home/home.tsx'

/**
 * Returns the paths of the home page's modules.
 * @param kind `react` or `lite`
 */
export function homePageModules(kind) {
  const folder = join(root, 'dist/website', kind)
  const chunks = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const needed = new Set()
  const add = (name) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of chunks[name].imports ?? []) add(imported)
  }
  add(entry)
  add(home)
  return [...needed].map((name) => join(folder, chunks[name].file))
}

/** Returns the total size of the home page's modules. */
export function homePageBytes(kind) {
  return sum(homePageModules(kind).map((path) => bytesOf(readFileSync(path))))
}
