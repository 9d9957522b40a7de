// Finds a Chromium for the browser tests or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { chromium } from '@playwright/test'
import { aptInstall, canUseApt, findCommand } from './apt.mjs'
import { isRunDirectly, root } from './files.mjs'

const browserPackage = 'chromium-headless-shell'
// The Debian packages with the fonts that screenshot tests need.
const fontPackages = ['fonts-liberation', 'fonts-inter', 'fonts-noto-color-emoji']
const fontNames = ['Liberation', 'Inter', 'Emoji']
const commands = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
]

/** Returns the path of an installed Chromium, or null. `CHROMIUM_PATH` takes precedence. */
export function findBrowser() {
  const candidates = [
    env.CHROMIUM_PATH,
    ...commands.map((command) => findCommand(command)),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Starts a Chromium that the tests control. */
export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser() ?? chromium.executablePath() })
}

function ensureFonts() {
  const fontList = findCommand('fc-list')
  const installed = (fontList && spawnSync(fontList, { encoding: 'utf8' }).stdout) ?? ''
  if (!canUseApt() || fontNames.every((name) => installed.includes(name))) return
  console.log('Installing fonts for screenshots …')
  if (!aptInstall(fontPackages))
    console.warn('The fonts could not be installed. The tests use the available fonts instead.')
}

function ensureBrowser() {
  if (findBrowser()) return
  console.log('Chromium was not found. Installing it …')
  if (canUseApt() && aptInstall([browserPackage, ...fontPackages]) && findBrowser()) return
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  // Only root can install the system libraries that `--with-deps` adds.
  const options = canUseApt() ? ['--with-deps'] : []
  spawnSync(process.execPath, [playwright, 'install', ...options, 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function main() {
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH)) {
    console.warn(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not exist. Searching other locations instead.`,
    )
  }
  ensureBrowser()
  ensureFonts()
  const found = findBrowser()
  if (found) console.log(`Browser: ${found}`)
  else console.error('Chromium could not be installed. Install it, or set CHROMIUM_PATH to its path.')
  return found ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
