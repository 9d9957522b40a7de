import { readdirSync } from 'node:fs'

/**
 * Returns the sorted tags of the languages in `src/languages`, such as `de`, in lower case. The loader takes the last one
 * that fits, so regions follow their language.
 * @returns {string[]}
 */
export function languageNames() {
  const files = readdirSync(new URL('../src/languages/', import.meta.url))
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}
