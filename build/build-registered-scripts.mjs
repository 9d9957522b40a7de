// Builds one script per language or type of store: `npm run build:languages` and `npm run build:stores`.
import { cpSync, rmSync } from 'node:fs'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languageNames } from './language-names.mjs'
import { storeTypes } from './store-types.mjs'

const path = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const configFile = fileURLToPath(new URL('registered-scripts.config.ts', import.meta.url))
const folder = argv[2] === 'stores' ? 'stores' : 'languages'
const names = folder === 'stores' ? storeTypes() : languageNames()

rmSync(path(folder), { recursive: true, force: true })
for (const name of names) await build({ configFile, mode: `${folder}/${name}` })
// The loader loads these scripts from the folder next to it.
rmSync(path(`modules/${folder}`), { recursive: true, force: true })
cpSync(path(folder), path(`modules/${folder}`), { recursive: true })
