// Writes the prerendered website to dist/site (see docs/hosting.md). By default, the website is demo/index.html with the
// demo store. If the build fails, dist/site stays unchanged.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { cwd, env } from 'node:process'
import { importModule } from './run-module.mjs'

export async function buildDemoSite() {
  try {
    const page = env.SITE_PAGE || 'demo/index.html'
    if (!statSync(page, { throwIfNoEntry: false })?.isFile())
      throw new Error(`There is no file ${resolve(page)}. Set SITE_PAGE to the path of your HTML page.`)
    const { writeSiteWithDemoStore } = await importModule('build/write-demo-site.ts')
    await writeSiteWithDemoStore({
      root: cwd(),
      page,
      folder: 'dist/site',
      siteUrl: env.SITE_URL,
      siteLanguage: env.SITE_LANGUAGE,
      siteLanguages: env.SITE_LANGUAGES,
      storeHost: env.STORE_HOST,
      storeId: env.STORE_ID,
      storeType: env.STORE_TYPE,
      storeToken: env.STORE_TOKEN,
      storeRegion: env.STORE_REGION,
      checkoutUrl: env.CHECKOUT_URL,
      log: console.log,
    })
  } catch (error) {
    console.error(`The website was not built, so dist/site is unchanged. ${error.message}`)
    process.exitCode = 1
  }
}
