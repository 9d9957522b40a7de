// Measures what the home page of the prerendered website loads before it is interactive.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bytesOf, sum } from './bytes.mjs'

/** Returns the total size of the loader and the modules that the home page preloads. */
export function homePageBytes() {
  const site = join(root, 'dist/site')
  const html = readFileSync(join(site, 'index.html'), 'utf8')
  const modules = [...html.matchAll(/modulepreload" href="([^"?]+)/g)].map(([, file]) => file)
  const needed = ['/modules/electrician-elements.js', ...modules]
  return sum(needed.map((file) => bytesOf(readFileSync(join(site, file)))))
}
