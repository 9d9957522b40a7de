// Debian's packages, for what the tests need and npm has not.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { env, getuid, platform } from 'node:process'

const program = '/usr/bin/apt-get'

/** Where Debian asks whether an installed service may start. */
const servicePolicy = '/usr/sbin/policy-rc.d'

export function canUseApt() {
  return platform === 'linux' && getuid?.() === 0 && existsSync(program)
}

/** Whether all of them are there now. Nothing that comes with them is started. */
export function aptInstall(packages) {
  const isOurs = !existsSync(servicePolicy)
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  } finally {
    if (isOurs) rmSync(servicePolicy)
  }
}

function aptGet(...args) {
  const { status } = spawnSync(program, ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
