// Finds the web servers that the hosting tests use, and installs any that are missing.
import { env } from 'node:process'
import { aptInstall, canUseApt, findCommand } from '../../support/apt.mjs'
import { isRunDirectly } from '../../support/files.mjs'

/** The Debian package of each server. Neither package starts a service. */
const packages = { nginx: 'nginx-light', apache2: 'apache2-bin' }

/** Returns the path of a web server's executable, or null if the server is not installed. */
export function findServer(name) {
  return findCommand(name, '/usr/sbin')
}

const missing = () => Object.keys(packages).filter((name) => findServer(name) === null)

function main() {
  if (missing().length > 0 && canUseApt()) {
    console.log(`Installing ${missing().join(' and ')} …`)
    aptInstall(missing().map((name) => packages[name]))
  }
  if (missing().length === 0) return 0
  const report = env.CI ? console.error : console.warn
  report(`${missing().join(' and ')} could not be installed: their hosting tests will fail.`)
  return env.CI ? 1 : 0
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
