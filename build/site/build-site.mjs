// Writes the prerendered website into dist/site (README, "Hosting"). The sources are TypeScript and React: Vite builds
// what renders them, which then runs here.
import { realpathSync, rmSync } from 'node:fs'
import { argv, cwd, env, pid } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
env.NODE_ENV ??= 'production'

/** Builds the renderer into `folder`, which must lie where packages are found, and loads it. */
export async function loadRenderer(folder) {
  await build({
    configFile: fileURLToPath(new URL('site.config.ts', import.meta.url)),
    build: { outDir: folder },
  })
  const renderer = await import(pathToFileURL(`${folder}/write-site.js`).href)
  rmSync(folder, { recursive: true, force: true })
  return renderer
}

if (isRunDirectly()) {
  const { writeSite } = await loadRenderer(`${root}dist/site-renderer-${pid}`)
  await writeSite({
    root: cwd(),
    page: env.SITE_PAGE || 'demo/index.html',
    folder: 'dist/site',
    siteUrl: env.SITE_URL,
    storeHost: env.STORE_HOST,
    storeId: env.STORE_ID,
    say: console.log,
  })
}

function isRunDirectly() {
  return realpathSync(argv[1] ?? '') === fileURLToPath(import.meta.url)
}
