import { readdirSync } from 'node:fs'

/** The names of all elements: each folder of `src/tags` holds one. */
export function elementNames(): string[] {
  return readdirSync(new URL('../src/tags/', import.meta.url)).toSorted()
}
