// Checks that the committed scripts in dist match a new build and contain only packages from the bill of materials.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { shippedPackages } from '../../build/supply-chain.mjs'
import { isRunDirectly, listFiles, root } from './files.mjs'

const scriptsIn = (folder) => listFiles(folder).filter((path) => /^[^/]+\.js$/.test(path))

/** Describes how a committed script differs from the built one. Returns null if they are equal. */
export function difference(name, committed, built) {
  if (!built) return `dist/${name} is committed, but the build does not create it`
  if (!committed) return `dist/${name} is not committed`
  if (committed.equals(built)) return null
  const shorter = Math.min(committed.length, built.length)
  let offset = 0
  while (offset < shorter && committed[offset] === built[offset]) offset += 1
  return `dist/${name} differs at byte ${offset}: ${committed.length} bytes committed, ${built.length} bytes built`
}

/** Returns the names of packages that are in the built modules but not in the list of shipped packages. */
export function unlistedPackages(paths, shipped) {
  const names = paths.flatMap((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !shipped.some((listed) => listed.name === name))
}

async function main() {
  const buildFolder = mkdtempSync(join(tmpdir(), 'electrician-elements-dist-'))
  try {
    process.env.NODE_ENV = 'production'
    const modules = []
    const configFile = join(root, 'build/demo-store.config.ts')
    for (const options of [{ mode: 'production' }, { mode: 'lite' }, { configFile }]) {
      const [{ output }] = await build({ root, ...options, logLevel: 'warn', build: { outDir: buildFolder } })
      modules.push(...output.flatMap((chunk) => Object.keys(chunk.modules ?? {})))
    }
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const unlisted = unlistedPackages(modules, shippedPackages(lock))
    if (unlisted.length > 0)
      console.error(
        `The scripts contain packages that are missing from the bill of materials: ${unlisted.join(', ')}. Add them in build/supply-chain.mjs.`,
      )
    const committed = join(root, 'dist')
    const names = [...new Set([...scriptsIn(buildFolder), ...scriptsIn(committed)])]
    const read = (folder, name) =>
      scriptsIn(folder).includes(name) ? readFileSync(join(folder, name)) : null
    const differences = names
      .map((name) => difference(name, read(committed, name), read(buildFolder, name)))
      .filter((text) => text !== null)
    for (const text of differences) console.error(text)
    if (differences.length > 0) {
      console.error(
        `The committed scripts are out of date. Run npm run build and commit ${names.map((name) => `dist/${name}`).join(' ')}.`,
      )
    }
    console.log(`${names.length} built scripts compared, ${differences.length} differ`)
    return names.length > 0 && differences.length === 0 && unlisted.length === 0 ? 0 : 1
  } finally {
    rmSync(buildFolder, { recursive: true, force: true })
  }
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
