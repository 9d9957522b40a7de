// Finds a Chromium for the browser tests, and installs one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { chromium } from '@playwright/test'
import { aptInstall, canUseApt } from './apt.mjs'
import { isRunDirectly, root } from './files.mjs'

const browserPackage = 'chromium-headless-shell'
// Screenshots look alike everywhere only with these.
const fontPackages = ['fonts-liberation', 'fonts-inter', 'fonts-noto-color-emoji']
const fontNames = ['Liberation', 'Inter', 'Emoji']
const commands = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
]

/** Path of a Chromium that is there, or null. `CHROMIUM_PATH` goes first. */
export function findBrowser() {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)]
  const candidates = [
    env.CHROMIUM_PATH,
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
const output = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? ''

function ensureFonts() {
  const installed = output('fc-list', [])
  if (!canUseApt() || fontNames.every((name) => installed.includes(name))) return
  console.log('Installing the fonts that screenshots are taken with …')
  if (!aptInstall(fontPackages))
    console.warn('They could not be installed; the tests go on with the fonts there are.')
}

function ensureBrowser() {
  if (findBrowser()) return
  console.log('There is no Chromium on this machine. Installing one …')
  if (canUseApt() && aptInstall([browserPackage, ...fontPackages]) && findBrowser()) return
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  run(process.execPath, [playwright, 'install', '--with-deps', 'chromium'])
}

function main() {
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH)) {
    console.warn(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, where there is nothing; looking elsewhere.`)
  }
  ensureBrowser()
  ensureFonts()
  const found = findBrowser()
  if (found) console.log(`Browser: ${found}`)
  else console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to where it is.')
  return found ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
