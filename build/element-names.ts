import { readdirSync } from 'node:fs'

/** The names of all elements: each folder of `src/tags` holds one. */
export function elementNames(): string[] {
  const entries = readdirSync(new URL('../src/tags/', import.meta.url), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
