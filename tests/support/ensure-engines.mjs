// Finds Firefox and WebKit for the tests that run in them. Installs missing browsers from Debian packages if possible.
import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { aptInstall, canUseApt, findCommand } from './apt.mjs'
import { isRunDirectly } from './files.mjs'

const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** Returns the path of an installed Firefox, or null. `FIREFOX_PATH` takes precedence. */
export function findFirefox() {
  const configured = env.FIREFOX_PATH
  if (configured && existsSync(configured)) return configured
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
  return findCommand('firefox-esr') ?? findCommand('firefox') ?? (existsSync(mac) ? mac : null)
}

/** Returns the paths of the WebKitGTK driver and the virtual display that it needs, or null if one is missing. */
export function findWebKit() {
  const driver = findCommand('WebKitWebDriver')
  const screen = findCommand('Xvfb')
  return driver && screen && { driver, screen }
}

function main() {
  const find = { firefox: findFirefox, webkit: findWebKit }
  const missing = Object.keys(find).filter((name) => !find[name]())
  if (missing.length > 0 && canUseApt()) {
    console.log(`Installing packages for ${missing.join(' and ')} …`)
    aptInstall(missing.flatMap((name) => packages[name]))
  }
  for (const name of Object.keys(find)) {
    const advice = `Install the Debian packages ${packages[name].join(' and ')}, or their equivalents.`
    console.log(find[name]() ? `Engine: ${name}` : `${name} was not found. ${advice}`)
  }
}

if (isRunDirectly(import.meta.url)) main()
