import { readdirSync } from 'node:fs'

/** Returns the sorted names of all elements. Each element has its own folder in `src/elements`. */
export function elementNames(): string[] {
  const entries = readdirSync(new URL('../src/elements/', import.meta.url), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
