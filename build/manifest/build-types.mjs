// Writes the package's types and manifests into dist. They come from the registry, which is TypeScript: Vite loads it.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { module } = await runnerImport(fileURLToPath(new URL('write-types.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'warn',
  define: { __VERSION__: '""' },
})
module.writeTypes(root)
