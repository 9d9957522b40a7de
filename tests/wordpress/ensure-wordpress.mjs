// Unpacks WordPress, its themes, PHP and a database from Debian packages into a temporary folder. This installs
// nothing on the computer and needs no root access.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { isRunDirectly } from '../support/files.mjs'

// Increment the number in the folder name when the folder's contents change.
const unpacked = join(tmpdir(), 'electrician-elements-wordpress-1')
const programs = ['php-cli', 'php-mysql', 'mariadb-server-core']
const website = ['wordpress', 'libjs-underscore']
// A block theme and a classic theme. Later Debian releases may not contain them.
const themes = ['twentytwentythree', 'twentytwentyone'].map((name) => `wordpress-theme-${name}`)

/** Returns the folder into which the packages were unpacked, or null if it does not exist. */
export function findWordPress() {
  return existsSync(unpacked) ? unpacked : null
}

/** Runs a program and returns its output. */
function run(folder, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, LC_ALL: 'C', APT_CONFIG: join(folder, 'apt.conf') },
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args[0]}: ${(error?.message ?? stderr).trim()}`)
}

/**
 * Configures apt to use its own package lists and cache, because those of the system may be outdated, missing or
 * read-only.
 */
function writeAptSettings(folder) {
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true })
  mkdirSync(join(folder, 'cache', 'archives', 'partial'), { recursive: true })
  const settings = { 'Dir::State::Lists': 'lists', 'Dir::Cache': 'cache' }
  const lines = Object.entries(settings).map(([name, path]) => `${name} "${join(folder, path)}";`)
  writeFileSync(join(folder, 'apt.conf'), [...lines, 'APT::Sandbox::User "root";'].join('\n'))
}

/** Returns the packages to download: all packages of PHP and MariaDB, and any dependencies that are not installed. */
function packagesOf(folder) {
  const simulate = (...options) =>
    run(folder, 'apt-get', 'install', '-s', '--no-install-recommends', ...options, ...programs)
      .split('\n')
      .flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? [])
  const all = simulate('-o', 'Dir::State::status=/dev/null')
  const isProgram = (name) => /^(php|mariadb)/.test(name)
  return [...new Set([...simulate(), ...all.filter(isProgram)])]
}

function unpackInto(folder) {
  const files = join(folder, 'files')
  mkdirSync(files)
  writeAptSettings(folder)
  run(folder, 'apt-get', 'update')
  const known = run(folder, 'apt-cache', 'pkgnames', 'wordpress-theme-').split('\n')
  const offered = themes.filter((name) => known.includes(name))
  run(folder, 'apt-get', 'download', ...website, ...offered, ...packagesOf(folder))
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.deb')))
    run(folder, 'dpkg-deb', '-x', name, files)
  // Replace Debian's wp-config.php, which reads its settings from /etc.
  const settings = join(files, 'usr', 'share', 'wordpress', 'wp-config.php')
  writeFileSync(settings, "<?php require getenv('WORDPRESS_SETTINGS');\n")
  return files
}

function ensureWordPress() {
  if (findWordPress()) return
  console.log('Fetching WordPress, PHP and a database …')
  const folder = mkdtempSync(`${unpacked}-`)
  try {
    renameSync(unpackInto(folder), unpacked)
  } catch (error) {
    // Another process may have unpacked the packages at the same time.
    if (!findWordPress()) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function main() {
  try {
    ensureWordPress()
    console.log(`WordPress: ${unpacked}`)
    return 0
  } catch (error) {
    console.warn(
      `WordPress could not be unpacked, so the WordPress tests cannot run. They need apt and Debian’s packages. ${error.message}`,
    )
    return env.CI ? 1 : 0
  }
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
