import { spawnSync } from 'node:child_process'
import { env } from 'node:process'

/** Runs `npm ci` in a folder that contains a separate package. Returns whether the installation succeeded. */
export function installNestedPackage(folder) {
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
  return status === 0
}
