// Writes the demo as static files to dist/demo. Run `npm run build` first, which writes the scripts.
import { cwd } from 'node:process'
import { importModule } from '../run-module.mjs'

const { writeDemo } = await importModule('build/demo/write-demo.ts')
const pages = await writeDemo({ root: cwd(), folder: 'dist/demo' })
console.log(`Wrote ${pages.length} pages to dist/demo. Serve the folder with any static web server.`)
