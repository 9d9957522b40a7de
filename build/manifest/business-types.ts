import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const vocabulary = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8')

/** Returns a schema.org type and all its subtypes, in alphabetical order. */
export function typesWithin(type: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    // Each type is declared as `export type Store = StoreLeaf | BookStore | BikeStore | string`.
    const [, subtypes = ''] =
      new RegExp(`^export type ${name} = ${name}Leaf \\| (.*)string;$`, 'm').exec(vocabulary) ?? []
    for (const subtype of subtypes.split(' | ').filter(Boolean)) add(subtype)
  }
  add(type)
  return [...found].toSorted()
}
