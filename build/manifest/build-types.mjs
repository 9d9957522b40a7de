// Generates the package's types and manifests from the folders in src/elements and writes them to dist.
import { fileURLToPath } from 'node:url'
import { importModule } from '../run-module.mjs'

const { writeTypes } = await importModule('build/manifest/write-types.ts')
writeTypes(fileURLToPath(new URL('../..', import.meta.url)))
