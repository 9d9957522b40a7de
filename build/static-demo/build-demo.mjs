// Writes the demo to dist/demo as static files. Run `npm run build` first to build the scripts.
import { cwd } from 'node:process'
import { importModule } from '../run-module.mjs'

const { writeDemo } = await importModule('build/static-demo/write-demo.ts')
const pages = await writeDemo({ root: cwd(), folder: 'dist/demo' })
console.log(`Wrote ${pages.length} pages to dist/demo. Serve the folder with any static web server.`)
