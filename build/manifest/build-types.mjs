// Writes the package's types and manifests into dist. They are derived from the elements' folders.
import { fileURLToPath } from 'node:url'
import { importModule } from '../run-module.mjs'

const { writeTypes } = await importModule('build/manifest/write-types.ts')
writeTypes(fileURLToPath(new URL('../..', import.meta.url)))
