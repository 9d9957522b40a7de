import { readdirSync } from 'node:fs'

/** Returns the names of all elements, sorted. Each element is a folder in `src/tags`. */
export function elementNames(): string[] {
  const entries = readdirSync(new URL('../src/tags/', import.meta.url), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
