import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a prerendered page that loads the Preact modules instead of the React modules. */
export function withLiteModules(html: string, dist: string): string {
  if (!html.includes('/website/')) return html
  const liteFiles = new Map(chunksIn(join(dist, 'website/lite')).map(({ name, file }) => [name, file]))
  return chunksIn(join(dist, 'website/react')).reduce((page, { name, file }) => {
    const liteFile = liteFiles.get(name)
    return liteFile ? page.replaceAll(`/website/${file}`, `/website/lite/${liteFile}`) : page
  }, html)
}

/** Returns a prerendered page that loads the script instead of the modules. */
export function withoutModules(html: string): string {
  return html
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ type="module" src="\/website\/[^"]*"/g, ' src="/electrician-elements.js" defer')
}

/** Returns the modules in the manifest that Vite writes. */
function chunksIn(folder: string): { name: string; file: string }[] {
  return Object.values(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
}
