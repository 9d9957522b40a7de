// Installs the JavaScript library Prototype from a Debian package if possible, because npm does not have it.
import { existsSync } from 'node:fs'
import { aptInstall, canUseApt } from './apt.mjs'
import { isRunDirectly } from './files.mjs'

const debianPackage = 'libjs-prototype'
/** The path where the Debian package installs Prototype. */
export const prototypePath = '/usr/share/javascript/prototype/prototype.js'

export function hasPrototype() {
  return existsSync(prototypePath)
}

function main() {
  if (!hasPrototype() && canUseApt()) {
    console.log('Installing Prototype for a test page …')
    aptInstall([debianPackage])
  }
  if (!hasPrototype()) console.log(`Prototype was not found. Install the Debian package ${debianPackage}.`)
}

if (isRunDirectly(import.meta.url)) main()
