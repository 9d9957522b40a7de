// Writes compressed copies next to the text files in the given folders, for web servers that send such copies:
// `node build/compress.mjs dist/site` writes `index.html.br` and `index.html.gz` next to `index.html`.
import { readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Functions that compress a file, by the extension of the copy. `brotliCompressSync` uses the highest level by default. */
const encoders = {
  '.br': brotliCompressSync,
  '.gz': (content) => gzipSync(content, { level: 9 }),
}
const textFile = /\.(?:css|html|js|json|svg|xml)$/
const copyOfTextFile = /\.(?:css|html|js|json|svg|xml)\.(?:br|gz)$/

/**
 * Writes compressed copies of a folder's text files, and removes the copies of files that have been deleted. A copy that
 * would not be smaller than its file is not written.
 * @param {string} folder
 * @returns {number} the number of copies
 * @throws if the folder does not exist
 */
export function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
  for (const path of files) if (copyOfTextFile.test(path)) rmSync(path)
  return files.filter((path) => textFile.test(path)).reduce((count, path) => count + writeCopies(path), 0)
}

/** @param {string} path */
function writeCopies(path) {
  const content = readFileSync(path)
  let count = 0
  for (const [extension, compress] of Object.entries(encoders)) {
    const compressed = compress(content)
    if (compressed.length >= content.length) continue
    writeFileSync(path + extension, compressed)
    count += 1
  }
  return count
}

// The tests run this file through a symbolic link.
if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  for (const folder of argv.slice(2))
    console.log(`Wrote ${compressFolder(folder)} compressed copies in ${folder}.`)
}
