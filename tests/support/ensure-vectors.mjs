// Installs DOMPurify's test fixtures in tests/browser/vectors. Only an old release of DOMPurify contains them,
// and nothing else uses that release.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'
import { isRunDirectly } from './files.mjs'

const folder = fileURLToPath(new URL('../browser/vectors', import.meta.url))
/** The path of the fixtures file, which contains a list of `{ title, payload, expected }`. */
export const vectorsPath = `${folder}/node_modules/dompurify/test/fixtures/expect.js`

export function hasVectors() {
  return existsSync(vectorsPath)
}

function main() {
  if (!hasVectors()) {
    console.log('Installing DOMPurify’s fixtures in tests/browser/vectors …')
    installNestedPackage(folder)
  }
  if (!hasVectors())
    console.log('npm could not install DOMPurify’s fixtures. Run npm ci in tests/browser/vectors.')
}

if (isRunDirectly(import.meta.url)) main()
