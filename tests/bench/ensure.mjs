// What the bench needs and nobody else does: the rivals, installed here alone, and a build of ours.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../support/files.mjs'
import { installAlone } from '../support/install-alone.mjs'

export const benchFolder = fileURLToPath(new URL('.', import.meta.url))

/** The folder of one of the bench's own packages. */
export const rivalFolder = (name) => join(benchFolder, 'node_modules', name)

export const rivalVersion = (name) =>
  JSON.parse(readFileSync(join(rivalFolder(name), 'package.json'), 'utf8')).version

const wanted = JSON.parse(readFileSync(join(benchFolder, 'package.json'), 'utf8')).dependencies

export function ensureRivals() {
  const isThere = ([name, version]) => existsSync(rivalFolder(name)) && rivalVersion(name) === version
  if (Object.entries(wanted).every(isThere)) return
  console.error('Installing what is compared with, in tests/bench alone …')
  if (!installAlone(benchFolder)) throw new Error('npm ci failed in tests/bench.')
}

/** Scripts are committed; modules and website are what the last build left, or made now. */
export function ensureBuilt() {
  const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  if (!existsSync(join(root, 'dist/esm/store-grid.js'))) run('npm', ['run', '-s', 'build:esm'], { cwd: root })
  if (scripts['build:site'] && !existsSync(join(root, 'dist/site/index.html')))
    run('npm', ['run', '-s', 'build:site'], { cwd: root })
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
