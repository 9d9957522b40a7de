// Prepares the benchmark: installs Shopify Buy Button into tests/bench and builds any missing files in dist.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'
import { root } from '../support/files.mjs'

export const benchFolder = fileURLToPath(new URL('.', import.meta.url))

const buyButton = join(benchFolder, 'node_modules/@shopify/buy-button-js')
export const buyButtonFile = join(buyButton, 'dist/buybutton.min.js')
export const buyButtonVersion = readJson(benchFolder).dependencies['@shopify/buy-button-js']

export function ensureBuyButton() {
  installNestedPackage(benchFolder)
}

/** Builds the npm package's modules and the website if they do not exist. The other files in dist are committed. */
export function ensureBuilt() {
  for (const [file, script] of [
    ['dist/esm/store-grid.js', 'build:esm'],
    ['dist/site/index.html', 'build:site'],
  ])
    if (!existsSync(join(root, file))) {
      const options = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }
      const { status } = spawnSync('npm', ['run', '-s', script], options)
      if (status !== 0) throw new Error(`npm run ${script} failed.`)
    }
}

function readJson(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
