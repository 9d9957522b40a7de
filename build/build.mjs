// Builds dist in one process: `npm run build` runs all steps, `node build/build.mjs modules languages` only these.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { argv, env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildDemoSite } from './build-demo-site.mjs'
import { compressFolder } from './compress.mjs'
import { languageNames } from './language-names.mjs'
import { importModule } from './run-module.mjs'
import { storeTypes } from './store-types.mjs'
import { writeSupplyChain } from './supply-chain.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
env.NODE_ENV ??= 'production'

/** Builds with a configuration in this folder, or with the one of the script if it has no name. */
const bundle = (name, mode = 'production') =>
  build({ root, mode, configFile: `${root}${name ? `build/${name}.config.ts` : 'vite.config.ts'}` })

/** Builds one script for each language or type of store. The loader loads them from the folder next to it. */
async function buildRegisteredScripts(folder, names) {
  rmSync(`${root}dist/${folder}`, { recursive: true, force: true })
  for (const name of names) await bundle('registered-scripts', `${folder}/${name}`)
  rmSync(`${root}dist/modules/${folder}`, { recursive: true, force: true })
  cpSync(`${root}dist/${folder}`, `${root}dist/modules/${folder}`, { recursive: true })
}

/** The steps in their order, because the later ones read what the earlier ones have written. */
const steps = {
  async scripts() {
    await bundle()
    await bundle('', 'lite')
    await bundle('demo-store')
  },
  modules: () => bundle('modules'),
  languages: () => buildRegisteredScripts('languages', languageNames()),
  stores: () => buildRegisteredScripts('stores', storeTypes()),
  esm: () => bundle('esm'),
  async types() {
    const { writeTypes } = await importModule('build/manifest/write-types.ts')
    writeTypes(root)
  },
  'supply-chain': writeSupplyChain,
  site: buildDemoSite,
  async builder() {
    await bundle('website-worker')
    await bundle('builder')
  },
  compressed: () => compressFolder(`${root}dist/modules`),
}

const names = argv.slice(2)
for (const name of names)
  if (!steps[name]) throw new Error(`There is no step ${name}. Steps: ${Object.keys(steps).join(', ')}.`)
// The types take as long as all other steps, and no step reads them.
const types = names.length === 0 && spawn(execPath, [argv[1], 'types'], { stdio: 'inherit' })
for (const [name, run] of Object.entries(steps)) {
  if (types ? name === 'types' : !names.includes(name)) continue
  const started = performance.now()
  await run()
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
if (types && types.exitCode === null) await once(types, 'exit')
process.exitCode ||= types ? types.exitCode : 0
