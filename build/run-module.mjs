// Runs a TypeScript module in Node. Vite builds it first, because Node cannot load stylesheets and JSX.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a module and imports it.
 * @param entry the module's path, relative to the repository
 */
export async function importModule(entry) {
  process.env.NODE_ENV ??= 'production'
  // Node can resolve packages only from a folder in the repository.
  mkdirSync(`${root}dist`, { recursive: true })
  const folder = mkdtempSync(`${root}dist/run-`)
  try {
    await build({
      configFile: fileURLToPath(new URL('node.config.ts', import.meta.url)),
      build: {
        ssr: entry,
        outDir: folder,
        rolldownOptions: {
          // One file, because the folder is deleted before the module loads its lazy parts.
          output: { entryFileNames: 'entry.mjs', codeSplitting: false },
        },
      },
    })
    return await import(pathToFileURL(`${folder}/entry.mjs`).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
