// Writes the prerendered website to dist/site (see docs/hosting.md).
import { resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { importModule } from '../run-module.mjs'

const configFile = fileURLToPath(new URL('../website.config.ts', import.meta.url))

// Build the modules again each time, because browsers hydrate only pages from the same sources.
env.NODE_ENV ??= 'production'
for (const mode of ['production', 'lite']) await build({ configFile, mode, logLevel: 'warn' })

const { writeSite } = await importModule('build/site/write-site.ts')
await writeSite({
  root: cwd(),
  page: env.SITE_PAGE || 'demo/index.html',
  folder: 'dist/site',
  siteUrl: env.SITE_URL,
  storeHost: env.STORE_HOST,
  storeId: env.STORE_ID,
  modules: resolve('dist/website'),
  log: console.log,
})
