// The scripts under test. Each says when its first line runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/files.mjs'
import { buildNamed } from './apps/named-script.mjs'
import { benchFolder, rivalFolder } from './ensure.mjs'

const files = {
  'react.js': () => join(root, 'dist/electrician-elements.js'),
  'lite.js': () => join(root, 'dist/electrician-elements.lite.js'),
  'buy-button.js': () => join(rivalFolder('@shopify/buy-button-js'), 'dist/buybutton.min.js'),
  'vanilla.js': () => join(benchFolder, 'pages/vanilla.js'),
}

/** Comes with a script, after it, and so without a start of its own. */
const companions = { 'buy-button-shop.js': () => join(benchFolder, 'pages/buy-button-shop.js') }

const start = 'performance.mark("bench:start");'
const texts = new Map()

export async function benchScript(name) {
  const text = texts.get(name) ?? (await read(name))
  texts.set(name, text)
  return text
}

async function read(name) {
  if (companions[name]) return readFileSync(companions[name](), 'utf8')
  const [, kind] = /^named-(react|lite)\.js$/.exec(name) ?? []
  if (kind) return `${start}${await buildNamed(kind)}`
  if (!files[name]) throw new Error(`The bench has no script ${name}.`)
  return `${start}${readFileSync(files[name](), 'utf8')}`
}
