// Runs a TypeScript module in Node. Vite builds it first, because Node cannot load stylesheets and JSX.
import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a module and imports it.
 * @param entry the module's path, relative to the repository
 * @param folder temporary folder for the build; Node must be able to resolve packages from it
 */
export async function importModule(entry, folder = `${root}dist/run-${process.pid}`) {
  process.env.NODE_ENV ??= 'production'
  await build({
    configFile: fileURLToPath(new URL('node.config.ts', import.meta.url)),
    build: { ssr: entry, outDir: folder, rolldownOptions: { output: { entryFileNames: 'entry.mjs' } } },
  })
  try {
    return await import(pathToFileURL(`${folder}/entry.mjs`).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
