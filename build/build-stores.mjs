// Builds one file per type of store that has an adapter: `npm run build:stores`.
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { storeTypes } from './store-types.mjs'

const path = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))

rmSync(path('stores'), { recursive: true, force: true })
for (const mode of storeTypes()) await build({ configFile: path('../build/stores.config.ts'), mode })
// The loader loads adapters from the folder next to it.
for (const folder of ['modules/stores', 'modules/react/stores']) {
  rmSync(path(folder), { recursive: true, force: true })
  cpSync(path('stores'), path(folder), { recursive: true })
}
