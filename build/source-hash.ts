import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { languageNames } from './language-names.mjs'

/** The folders in `src` whose code is not in the script. */
const PRODUCTS = /[\\/]src[\\/](?:builder|website|wordpress)[\\/]/

/**
 * Returns a short hash of the bundled sources without comments and types. Every build of the same sources has the same
 * hash. Pages are hydrated only if they were prerendered from sources with the hash of the script.
 */
export async function sourceHash(): Promise<string> {
  // A build of the project makes a dozen bundles, which all contain the hash.
  const cache = new URL(`../node_modules/.cache/electrician-elements/${contentKey()}`, import.meta.url)
  if (existsSync(cache)) return readFileSync(cache, 'utf8')
  const hash = await computeHash()
  mkdirSync(new URL('.', cache), { recursive: true })
  // Another build must not read an unfinished file.
  const file = fileURLToPath(cache)
  writeFileSync(`${file}.${process.pid}`, hash)
  renameSync(`${file}.${process.pid}`, file)
  return hash
}

/**
 * Returns a hash of everything on which the source hash depends, including comments and types. Test runners set
 * NODE_ENV, which changes the bundled libraries.
 */
function contentKey(): string {
  const root = new URL('../', import.meta.url)
  const sources = readdirSync(new URL('src/', root), { recursive: true, withFileTypes: true })
  const paths = sources
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !PRODUCTS.test(path))
  const others = ['package-lock.json', 'build/source-hash.ts'].map((name) =>
    fileURLToPath(new URL(name, root)),
  )
  const key = createHash('sha256').update(process.env['NODE_ENV'] ?? 'production')
  for (const path of [...paths.toSorted(), ...others]) key.update(path).update(readFileSync(path))
  return key.digest('hex')
}

async function computeHash(): Promise<string> {
  const outputs = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      cssMinify: true,
      lib: { entry: 'src/script.ts', formats: ['es'] },
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: false, comments: false },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const hash = createHash('sha256')
  for (const { output } of outputs) hash.update(output[0].code)
  for (const name of languageNames())
    hash.update(readFileSync(new URL(`../src/languages/${name}.ts`, import.meta.url)))
  const stores = new URL('../src/stores/', import.meta.url)
  for (const name of readdirSync(stores, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts')) hash.update(readFileSync(new URL(name, stores)))
  return hash.digest('base64url').slice(0, 8)
}
