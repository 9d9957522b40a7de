// Calculates the size of the modules that a page of the prerendered website loads before it is interactive.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bytesOf, sum } from './bytes.mjs'

const entry = 'src/website.ts'
const home = 'src/tags/electrician-site/home/home.tsx'

/**
 * Returns the size of the modules of the home page.
 * @param kind `react` or `lite`
 */
export function homePageBytes(kind) {
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
  return sum([...needed].map((name) => bytesOf(readFileSync(join(folder, chunks[name].file)))))
}
