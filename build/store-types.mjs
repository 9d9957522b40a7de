import { readdirSync } from 'node:fs'

/**
 * Returns the sorted types of stores that have an adapter in `src/stores`, such as `file`.
 * @returns {string[]}
 */
export function storeTypes() {
  return readdirSync(new URL('../src/stores/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
