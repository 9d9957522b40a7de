import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../src/', import.meta.url)

/** A name for the sources as they are: what was prerendered of others is not for the scripts of these to take over. */
export function nameOfSources(): string {
  const hash = createHash('sha256')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  for (const path of paths.filter((one) => /\.(?:tsx?|css)$/.test(one)).toSorted()) {
    hash.update(path).update(readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n'))
  }
  return hash.digest('base64url').slice(0, 8)
}
