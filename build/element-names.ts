import { readdirSync } from 'node:fs'

/** Returns the sorted names of all elements. Each element has its own folder in `src/tags`. */
export function elementNames(): string[] {
  const entries = readdirSync(new URL('../src/tags/', import.meta.url), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
