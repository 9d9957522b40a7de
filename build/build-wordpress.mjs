// Writes the WordPress plugin. Needs the modules and the licenses in dist.
import { fileURLToPath } from 'node:url'
import { importModule } from './run-module.mjs'

const { writePlugin } = await importModule('src/wordpress/write-plugin.ts')
writePlugin(fileURLToPath(new URL('..', import.meta.url)))
