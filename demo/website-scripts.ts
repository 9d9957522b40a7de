import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltModules, FILE_TABLE } from '../build/modules/file-table.ts'

/** Returns a prerendered page that loads the Preact modules instead of the React modules. */
export function withLiteModules(html: string, dist: string): string {
  if (!html.includes('/modules/react/')) return html
  const table: BuiltModules = JSON.parse(readFileSync(join(dist, 'modules', FILE_TABLE), 'utf8'))
  const files = Object.values(table.files).flat()
  const liteFiles = new Map(files.map((file) => [withoutHash(file), file]))
  return html.replaceAll(/\/modules\/react\/([\w.-]+\.js)/g, (_, file: string) => {
    const liteFile = liteFiles.get(withoutHash(`./${file}`)) ?? file
    return new URL(liteFile, 'http://localhost/modules/').pathname
  })
}

/** Returns a prerendered page that loads the script instead of the modules. */
export function withoutModules(html: string): string {
  return html
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ type="module" src="\/modules\/[^"]*"/g, ' src="/electrician-elements.js" defer')
}

function withoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.js$)/, '')
}
