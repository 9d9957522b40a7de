import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../src/', import.meta.url)

/** Returns a short hash of the sources. The script hydrates only pages that were prerendered from the same sources. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  for (const path of paths.filter((path) => /\.(?:tsx?|css)$/.test(path)).toSorted()) {
    hash.update(path).update(readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n'))
  }
  return hash.digest('base64url').slice(0, 8)
}
