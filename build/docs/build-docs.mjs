// Writes the documentation site to dist/docs: the pages in `docs`, the demo with the site builder in `demo`, and the
// WordPress plugin. Run `npm run build:demo` and `npm run build:wordpress` first. VitePress is installed in this folder, because only this command uses it.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { installNestedPackage } from '../install-nested-package.mjs'
import { checkSite } from './check-site.mjs'
import { writeExamples } from './write-examples.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const docs = join(root, 'docs')
const output = join(root, 'dist/docs')
const demo = join(output, 'demo')
const plugin = 'electrician-elements-wordpress.zip'

if (!existsSync(join(root, 'dist/demo/index.html')))
  throw new Error('dist/demo is missing, so the examples would not work. Run "npm run build:demo" first.')
installNestedPackage(folder)
const { status } = spawnSync(execPath, ['node_modules/vitepress/bin/vitepress.js', 'build'], {
  cwd: folder,
  stdio: 'inherit',
})
if (status !== 0) throw new Error('VitePress did not build the documentation.')

cpSync(join(root, 'dist/demo'), demo, { recursive: true })
// The page about WordPress links to the plugin.
cpSync(join(root, 'dist', plugin), join(output, plugin))
writeExamples({ docs, demo })
// Language models read `llms.txt` and the pages that it links to as Markdown.
for (const name of readdirSync(docs, { recursive: true }).filter((path) => /\.(md|txt)$/.test(path)))
  cpSync(join(docs, name), join(output, name))
checkSite(output, env.DOCS_BASE || '/', ['demo/builder.html', plugin])
console.log('Wrote the documentation to dist/docs. Serve the folder with any static web server.')
