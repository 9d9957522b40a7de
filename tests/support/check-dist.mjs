// The committed scripts in dist/ are what the sources build, byte for byte, and of no other packages than we say.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { shippedPackages } from '../../build/supply.mjs'
import { isRunDirectly, listFiles, root } from './files.mjs'

const scriptsIn = (folder) => listFiles(folder).filter((path) => /^[^/]+\.js$/.test(path))

/** What is wrong with a committed script, or null when it is the one that was built. */
export function difference(name, committed, built) {
  if (!built) return `dist/${name} is committed, but the build makes no such file`
  if (!committed) return `dist/${name} is missing`
  if (committed.equals(built)) return null
  const shorter = Math.min(committed.length, built.length)
  let offset = 0
  while (offset < shorter && committed[offset] === built[offset]) offset += 1
  return `dist/${name} differs from byte ${offset} on: committed ${committed.length} bytes, built ${built.length}`
}

/** Packages in a built script that the list of what ships leaves out. */
export function unlistedPackages(paths, shipped) {
  const names = paths.flatMap((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [])
  return [...new Set(names)].filter((name) => !shipped.some((listed) => listed.name === name))
}

async function main() {
  const fresh = mkdtempSync(join(tmpdir(), 'electrician-elements-dist-'))
  try {
    process.env.NODE_ENV = 'production'
    const modules = []
    for (const mode of ['production', 'lite']) {
      const [{ output }] = await build({ root, mode, logLevel: 'warn', build: { outDir: fresh } })
      modules.push(...output.flatMap((chunk) => Object.keys(chunk.modules ?? {})))
    }
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const unlisted = unlistedPackages(modules, shippedPackages(lock))
    if (unlisted.length > 0)
      console.error(`Built in, and not in the bill of materials: ${unlisted.join(', ')}`)
    const committed = join(root, 'dist')
    const names = [...new Set([...scriptsIn(fresh), ...scriptsIn(committed)])]
    const read = (folder, name) =>
      scriptsIn(folder).includes(name) ? readFileSync(join(folder, name)) : null
    const differences = names
      .map((name) => difference(name, read(committed, name), read(fresh, name)))
      .filter((text) => text !== null)
    for (const text of differences) console.error(text)
    if (differences.length > 0) {
      console.error(
        `The sources build something else: run npm run build and commit ${names.map((name) => `dist/${name}`).join(' ')}`,
      )
    }
    console.log(`${names.length} built scripts compared, ${differences.length} differ`)
    return names.length > 0 && differences.length === 0 && unlisted.length === 0 ? 0 : 1
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

if (isRunDirectly(import.meta.url)) process.exitCode = await main()
