// Writes the package's types and manifests to dist. They are generated from the folders in src/tags.
import { fileURLToPath } from 'node:url'
import { importModule } from '../run-module.mjs'

const { writeTypes } = await importModule('build/manifest/write-types.ts')
writeTypes(fileURLToPath(new URL('../..', import.meta.url)))
