// Reads the scripts under test and inserts a performance mark at the start of each script.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

/** The code at the start of each script under test. */
export const startMark = 'performance.mark("bench:start");'
const texts = new Map()

let baseline = ''

/** Adds the scripts and modules from an earlier commit: `react-before.js`, `lite-before.js` and `modules-before/…`. */
export function useBaseline(commit) {
  baseline = commit
  files['react-before.js'] = 'electrician-elements.js'
  files['lite-before.js'] = 'electrician-elements.lite.js'
}

/** Reads a file of `dist` from the earlier commit. */
function readEarlier(file) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }
  return execFileSync('git', ['show', `${baseline}:dist/${file}`], options)
}

/** Returns the source code of a script. */
export function benchScript(name) {
  const text = texts.get(name) ?? read(name)
  texts.set(name, text)
  return text
}

function read(name) {
  if (dependentScripts[name]) return readFileSync(dependentScripts[name], 'utf8')
  const isEarlier = /-before[./]/.test(name)
  const file = files[name] ?? name.replace('modules-before/', 'modules/')
  if (!files[name] && !file.startsWith('modules/')) throw new Error(`The benchmark has no script ${name}.`)
  const text = isEarlier ? readEarlier(file) : readFileSync(resolve(root, 'dist', file), 'utf8')
  // Of the modules, only the loader has a performance mark, because it runs first.
  return files[name] || name.endsWith('/electrician-elements.js') ? withMark(text) : text
}

/** Adds the mark, but after a comment in the first line that tells the browser how to compile the script. */
function withMark(text) {
  return text.replace(/^(\/\/# .*\n)?/, (hint) => `${hint}${startMark}`)
}
