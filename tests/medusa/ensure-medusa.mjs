// Installs Medusa, and unpacks PostgreSQL from Debian packages into a temporary folder.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../../build/install-nested-package.mjs'
import { isRunDirectly } from '../support/files.mjs'
import { unpackPackages } from '../support/unpack-packages.mjs'

// Increment the number in the folder name when the folder's contents change.
const unpacked = join(tmpdir(), 'electrician-elements-postgresql-1')
const folder = fileURLToPath(new URL('.', import.meta.url))
// npm writes this file after the installation.
const installed = join(folder, 'node_modules', '.package-lock.json')

/** Returns the folder into which PostgreSQL was unpacked, or null if it or Medusa is missing. */
export function findMedusa() {
  return existsSync(unpacked) && existsSync(installed) ? unpacked : null
}

/** Prints how long a stage takes. */
export async function stage(name, run) {
  const started = performance.now()
  await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function main() {
  try {
    await stage('Unpack PostgreSQL', () =>
      unpackPackages(unpacked, {
        programs: ['postgresql'],
        isProgram: (name) => /^postgresql-\d+$/.test(name),
      }),
    )
    await stage('Install Medusa', () => installNestedPackage(folder))
    return 0
  } catch (error) {
    console.warn(
      `Medusa could not be installed, so its tests cannot run. They need npm, apt and Debian’s packages. ${error.message}`,
    )
    return env.CI ? 1 : 0
  }
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
