// DOMPurify's fixtures are in one old release of it alone, which stands in a folder of its own: nothing of ours depends on it.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRunDirectly } from './files.mjs'
import { installAlone } from './install-alone.mjs'

const folder = fileURLToPath(new URL('../browser/vectors', import.meta.url))
/** A list of `{ title, payload, expected }`. */
export const vectorsPath = `${folder}/node_modules/dompurify/test/fixtures/expect.js`

export function hasVectors() {
  return existsSync(vectorsPath)
}

function main() {
  if (!hasVectors()) {
    console.log('Installing DOMPurify’s fixtures, in tests/browser/vectors alone …')
    installAlone(folder)
  }
  if (!hasVectors()) console.log('There are no fixtures of DOMPurify’s here: npm could not install them.')
}

if (isRunDirectly(import.meta.url)) main()
