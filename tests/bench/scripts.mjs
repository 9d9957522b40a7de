// Reads the scripts under test and inserts a performance mark at the start of each script.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/files.mjs'
import { benchFolder, buyButtonFile } from './ensure.mjs'

const files = {
  'react.js': join(root, 'dist/electrician-elements.js'),
  'lite.js': join(root, 'dist/electrician-elements.lite.js'),
  'buy-button.js': buyButtonFile,
  'vanilla.js': join(benchFolder, 'pages/vanilla.js'),
}

/** Scripts without a performance mark, because they run after another script that has one. */
const dependentScripts = { 'buy-button-shop.js': join(benchFolder, 'pages/buy-button-shop.js') }

/** The code in front of each script under test. */
export const startMark = 'performance.mark("bench:start");'
const texts = new Map()

/** Adds the scripts from an earlier commit under the names `react-before.js` and `lite-before.js`. */
export function useBaseline(commit) {
  for (const [name, file] of [
    ['react-before.js', 'electrician-elements.js'],
    ['lite-before.js', 'electrician-elements.lite.js'],
  ]) {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }
    texts.set(name, startMark + execFileSync('git', ['show', `${commit}:dist/${file}`], options))
  }
}

/** Returns the source code of a script. */
export function benchScript(name) {
  const text = texts.get(name) ?? read(name)
  texts.set(name, text)
  return text
}

function read(name) {
  if (dependentScripts[name]) return readFileSync(dependentScripts[name], 'utf8')
  // Only the loader has a performance mark, because it runs before the modules.
  const loader = name.endsWith('/electrician-elements.js')
  if (name.startsWith('modules/'))
    return `${loader ? startMark : ''}${readFileSync(join(root, 'dist', name), 'utf8')}`
  if (!files[name]) throw new Error(`The benchmark has no script ${name}.`)
  return `${startMark}${readFileSync(files[name], 'utf8')}`
}
