// Prototype is in no package of npm's. Debian has it: installs that where it can be had.
import { existsSync } from 'node:fs'
import { aptInstall, canUseApt } from './apt.mjs'
import { isRunDirectly } from './files.mjs'

const debianPackage = 'libjs-prototype'
/** Where it lies then. */
export const prototypePath = '/usr/share/javascript/prototype/prototype.js'

export function hasPrototype() {
  return existsSync(prototypePath)
}

function main() {
  if (!hasPrototype() && canUseApt()) {
    console.log('Installing Prototype, for a host page …')
    aptInstall([debianPackage])
  }
  if (!hasPrototype())
    console.log(`There is no Prototype here. Install ${debianPackage}, as Debian calls it.`)
}

if (isRunDirectly(import.meta.url)) main()
