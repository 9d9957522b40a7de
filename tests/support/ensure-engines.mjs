// Finds a Firefox and a WebKit for the tests of other engines, and installs what is missing where Debian's packages can be had.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { aptInstall, canUseApt } from './apt.mjs'
import { isRunDirectly } from './files.mjs'

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Path of a Firefox that is there, or null. `FIREFOX_PATH` goes first. */
export function findFirefox() {
  const ours = env.FIREFOX_PATH
  if (ours && existsSync(ours)) return ours
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
  return findCommand('firefox-esr') ?? findCommand('firefox') ?? (existsSync(mac) ? mac : null)
}

/** Paths of WebKitGTK's driver and of the screen it needs, one that nobody sees; or null. */
export function findWebKit() {
  const driver = findCommand('WebKitWebDriver')
  const screen = findCommand('Xvfb')
  return driver && screen && { driver, screen }
}

function findCommand(name) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null
}

function main() {
  const find = { firefox: findFirefox, webkit: findWebKit }
  const absent = Object.keys(find).filter((name) => !find[name]())
  if (absent.length > 0 && canUseApt()) {
    console.log(`Installing what is missing for ${absent.join(' and ')} …`)
    aptInstall(absent.flatMap((name) => packages[name]))
  }
  for (const name of Object.keys(find)) {
    const advice = `Install ${packages[name].join(' and ')}, as Debian calls them.`
    console.log(find[name]() ? `Engine: ${name}` : `There is no ${name} here. ${advice}`)
  }
}

if (isRunDirectly(import.meta.url)) main()
