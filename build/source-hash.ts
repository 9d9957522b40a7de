import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { languageNames } from './language-names.mjs'

/**
 * Returns a short hash of the bundled sources without comments and types. Every build of the same sources has the same
 * hash. Pages are hydrated only if they were prerendered from sources with the hash of the script.
 */
export async function sourceHash(): Promise<string> {
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
