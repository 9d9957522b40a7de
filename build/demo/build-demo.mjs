// Writes the demo as static files into dist/demo. Needs the scripts that `npm run build` writes.
import { cwd } from 'node:process'
import { importModule } from '../run-module.mjs'

const { writeDemo } = await importModule('build/demo/write-demo.ts')
const pages = await writeDemo({ root: cwd(), folder: 'dist/demo' })
console.log(`dist/demo: ${pages.length} pages. Serve the folder with any static web server.`)
