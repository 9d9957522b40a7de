// Prepares the benchmark: installs the competing products into tests/bench and builds any missing files in dist.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'
import { root } from '../support/files.mjs'

export const benchFolder = fileURLToPath(new URL('.', import.meta.url))

/** Returns the folder in which a competing product is installed. */
export const rivalFolder = (name) => join(benchFolder, 'node_modules', name)

export const rivalVersion = (name) =>
  JSON.parse(readFileSync(join(rivalFolder(name), 'package.json'), 'utf8')).version

const wanted = JSON.parse(readFileSync(join(benchFolder, 'package.json'), 'utf8')).dependencies

export function ensureRivals() {
  const isThere = ([name, version]) => existsSync(rivalFolder(name)) && rivalVersion(name) === version
  if (Object.entries(wanted).every(isThere)) return
  console.error('Installing the compared products into tests/bench …')
  if (!installNestedPackage(benchFolder)) throw new Error('npm ci failed in tests/bench.')
}

/** Builds the modules and the website if they do not exist. The scripts always exist, because they are committed. */
export function ensureBuilt() {
  if (!existsSync(join(root, 'dist/esm/store-grid.js'))) run('npm', ['run', '-s', 'build:esm'], { cwd: root })
  if (!existsSync(join(root, 'dist/site/index.html'))) run('npm', ['run', '-s', 'build:site'], { cwd: root })
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
