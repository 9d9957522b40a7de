// Measures what the home page of the prerendered website loads before it is interactive.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/files.mjs'
import { bytesOf, sum } from './bytes.mjs'

/** Returns the total size of the loader and the home page's modules. */
export function homePageBytes() {
  const folder = join(root, 'dist/modules')
  const { files } = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'))
  const needed = ['electrician-elements.js', ...files['electrician-site']]
  return sum(needed.map((file) => bytesOf(readFileSync(join(folder, file)))))
}
