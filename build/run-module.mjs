// Runs a module of the sources in Node. They are TypeScript with stylesheets and conditional imports, so Vite builds the module first.
import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds `entry`, a path below the project's folder, and imports it.
 * @param folder where the build goes for as long as it takes; packages must be resolvable from there
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
