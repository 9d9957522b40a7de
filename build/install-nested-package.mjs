import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'

/** Runs `npm ci` in a folder that contains a separate package, unless npm has installed its current lock file. */
export function installNestedPackage(folder) {
  if (isInstalled(folder)) return
  console.error(`Installing the packages in ${folder} …`)
  // Remove variables that npm has set for the outer package, because they would affect this installation.
  const ownEnv = Object.entries(env).filter(
    ([name]) => !/^npm_(config_(local_prefix|engine_strict)|package)/.test(name),
  )
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    cwd: folder,
    env: Object.fromEntries(ownEnv),
  })
  if (status !== 0) throw new Error(`npm ci failed in ${folder}.`)
}

function isInstalled(folder) {
  // npm writes this file after the installation.
  const installed = join(folder, 'node_modules/.package-lock.json')
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  )
}
