// Installs Debian packages for tools that are not available from npm.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, getuid, platform } from 'node:process'

const program = '/usr/bin/apt-get'

/** The path of a script that Debian runs to decide whether a newly installed service may start. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/** Returns whether this process can install Debian packages, i.e. whether it runs as root on a Debian system. */
export function canUseApt() {
  return platform === 'linux' && getuid?.() === 0 && existsSync(program)
}

/** Returns the path of an executable in PATH or in a folder that PATH may lack, or null. */
export function findCommand(name, folder = '/usr/bin') {
  const folders = [...(env.PATH ?? '').split(delimiter), folder]
  return folders.map((each) => join(each, name)).find((path) => existsSync(path)) ?? null
}

/** Installs packages without starting their services. Returns whether the installation succeeded. */
export function aptInstall(packages) {
  const isCreatedHere = !existsSync(servicePolicy)
  if (isCreatedHere) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  } finally {
    if (isCreatedHere) rmSync(servicePolicy)
  }
}

function aptGet(...args) {
  const { status } = spawnSync(program, ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
