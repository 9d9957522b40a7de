// Builds one file per language: `npm run build:languages`.
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { languageNames } from './language-names.mjs'

const path = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))

rmSync(path('languages'), { recursive: true, force: true })
for (const mode of languageNames()) await build({ configFile: path('../build/languages.config.ts'), mode })
// The loader loads languages from the folder next to it.
for (const folder of ['modules/languages', 'modules/react/languages']) {
  rmSync(path(folder), { recursive: true, force: true })
  cpSync(path('languages'), path(folder), { recursive: true })
}
