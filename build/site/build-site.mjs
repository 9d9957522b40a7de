// Writes the prerendered website to dist/site (see docs/hosting.md).
import { cwd, env } from 'node:process'
import { importModule } from '../run-module.mjs'

const { writeSite } = await importModule('build/site/write-site.ts')
await writeSite({
  root: cwd(),
  page: env.SITE_PAGE || 'demo/index.html',
  folder: 'dist/site',
  siteUrl: env.SITE_URL,
  storeHost: env.STORE_HOST,
  storeId: env.STORE_ID,
  log: console.log,
})
