// Attributes the characters of minified code to the packages and folders that it was built from, using source maps.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from '../../support/files.mjs'
import { kilobytes } from './numbers.mjs'

const listed = 16

/**
 * Returns table rows: the total size of the files, then the packages and folders that contribute most to it.
 * @param files each file's `code`, its source `map`, and the `folder` that the map's paths are relative to
 */
export function sourcesOf(files) {
  const sizes = new Map()
  for (const file of files) {
    const findSource = sourceFinder(file)
    for (const [line, text] of file.code.split('\n').entries())
      for (let column = 0; column < text.length; column += 1) {
        const name = nameOf(findSource(line, column))
        sizes.set(name, (sizes.get(name) ?? 0) + 1)
      }
  }
  const whole = files.reduce((sum, { code }) => sum + code.length, 0)
  const row = (name, size) => [name, kilobytes(size), `${Math.round((size / whole) * 100)} %`]
  const largest = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, listed)
  return [row('**all files**', whole), ...largest.map(([name, size]) => row(name, size))]
}

/** Reads a built file and its source map. Files that contain only code from the bundler have no source map. */
function readMapped(path) {
  const map = existsSync(`${path}.map`) ? JSON.parse(readFileSync(`${path}.map`, 'utf8')) : undefined
  return { code: readFileSync(path, 'utf8'), map, folder: dirname(path) }
}

/**
 * Returns a function that finds the source file of a position. The function returns undefined for inlined styles and for
 * code from the bundler.
 */
function sourceFinder({ map, folder }) {
  if (!map) return () => undefined
  const sources = new SourceMap(map)
  const finders = new Map()
  return (line, column) => {
    const { originalSource, originalLine, originalColumn } = sources.findEntry(line, column)
    if (!originalSource) return undefined
    const path = join(folder, originalSource)
    if (!finders.has(path)) finders.set(path, isBuilt(path) ? sourceFinder(readMapped(path)) : () => path)
    return finders.get(path)(originalLine, originalColumn)
  }
}

/** Returns whether a source is itself a built file of this project. */
const isBuilt = (path) => !path.includes('node_modules') && existsSync(`${path}.map`)

function nameOf(path) {
  if (!path) return 'styles and code from the bundler'
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (library) return `\`${library}\``
  const [, tag] = /src\/tags\/([^/]+)/.exec(path) ?? []
  return `\`${tag ? `src/elements/${tag}` : dirname(relative(root, path))}\``
}
