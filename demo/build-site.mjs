// Writes the prerendered website to dist/site (see docs/hosting.md). By default, the website is demo/index.html with the
// demo store. If the build fails, dist/site stays unchanged.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { importModule } from '../build/run-module.mjs'
import { replaceFolder } from '../build/site/replace-folder.mjs'

const configFile = fileURLToPath(new URL('../build/website.config.ts', import.meta.url))
env.NODE_ENV ??= 'production'

try {
  const page = env.SITE_PAGE || 'demo/index.html'
  if (!statSync(page, { throwIfNoEntry: false })?.isFile())
    throw new Error(`There is no file ${resolve(page)}. Set SITE_PAGE to the path of your HTML page.`)
  await replaceFolder(resolve('dist/website'), async (modules) => {
    // Build the modules again each time, because browsers hydrate only pages from the same sources.
    for (const mode of ['production', 'lite']) {
      const outDir = resolve(modules, mode === 'lite' ? 'lite' : 'react')
      await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
    }
    const { writeSiteWithDemoStore } = await importModule('demo/write-site.ts')
    await writeSiteWithDemoStore({
      root: cwd(),
      page,
      folder: 'dist/site',
      siteUrl: env.SITE_URL,
      storeHost: env.STORE_HOST,
      storeId: env.STORE_ID,
      modules,
      log: console.log,
    })
  })
} catch (error) {
  console.error(`The website was not built, so dist/site is unchanged. ${error.message}`)
  process.exitCode = 1
}
