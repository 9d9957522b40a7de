import { spawnSync } from 'node:child_process'
import { env } from 'node:process'

/** Installs a folder that is a package of its own, as its lock file says. Whether that went well. */
export function installAlone(folder) {
  // What npm tells its scripts of the outer package is not true of this one.
  const own = Object.entries(env).filter(
    ([name]) => !/^npm_(config_(local_prefix|engine_strict)|package)/.test(name),
  )
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    cwd: folder,
    env: Object.fromEntries(own),
  })
  return status === 0
}
