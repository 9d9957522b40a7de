import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

/** Returns the files of the starter as a zip file: a page with business facts, the script, its messages and the demo store. */
export function starterZip(root: string): Uint8Array {
  const page = join(root, 'demo/starter')
  const paths = [
    ...readdirSync(page).map((name) => join(page, name)),
    ...['electrician-elements.lite.js', 'demo-store.js'].map((name) => join(root, 'dist', name)),
  ]
  const files = paths.map((path) => [path.split(/[\\/]/).at(-1) ?? '', readFileSync(path)] as const)
  // A fixed date, so that the same files produce the same bytes.
  return zipSync(Object.fromEntries(files), { mtime: '2000-01-01' })
}
