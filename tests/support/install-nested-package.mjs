import { spawnSync } from 'node:child_process'
import { env } from 'node:process'

/** Runs `npm ci` in a folder that is a separate package. Returns whether it succeeded. */
export function installNestedPackage(folder) {
  // These variables, which npm sets for the outer package, would affect the nested installation.
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
