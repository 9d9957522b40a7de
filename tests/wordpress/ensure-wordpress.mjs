// Unpacks WordPress, its themes, PHP and a database from Debian packages into a temporary folder. This installs
// nothing on the computer and needs no root access.
import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { isRunDirectly } from '../support/files.mjs'
import { unpackPackages } from '../support/unpack-packages.mjs'

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

/** Replaces Debian's wp-config.php, which reads its settings from /etc. */
function replaceSettings(files) {
  const settings = join(files, 'usr', 'share', 'wordpress', 'wp-config.php')
  writeFileSync(settings, "<?php require getenv('WORDPRESS_SETTINGS');\n")
}

function ensureWordPress() {
  if (findWordPress()) return
  console.log('Fetching WordPress, PHP and a database …')
  unpackPackages(unpacked, {
    programs,
    isProgram: (name) => /^(php|mariadb)/.test(name),
    files: website,
    optional: themes,
    prepare: replaceSettings,
  })
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
