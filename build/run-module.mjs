// Runs a TypeScript module in Node. Vite builds it first, because Node cannot load stylesheets and JSX.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The imported modules by their path. A second copy of a module could not initialize WebAssembly again. */
const imported = new Map()

/**
 * Builds a module and imports it. Later calls return the same module.
 * @param entry the module's path, relative to the repository
 */
export function importModule(entry) {
  if (!imported.has(entry)) imported.set(entry, buildModule(entry))
  return imported.get(entry)
}

async function buildModule(entry) {
  const folder = await bundleModule(entry)
  try {
    return await import(pathToFileURL(`${folder}/entry.mjs`).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds a module into a new folder, as `entry.mjs`, and returns the folder's path.
 * @param entry the module's path, relative to the repository
 */
export async function bundleModule(entry) {
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
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
