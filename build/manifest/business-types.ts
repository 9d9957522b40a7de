import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

const path = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts')
const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)

/** The declared types, such as `export type Store = StoreLeaf | BookStore | BikeStore | string`, by name. */
const declarations = new Map(
  file.statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => [name.text, type]),
)

/** Returns a schema.org type and all its subtypes, in alphabetical order. */
export function typesWithin(type: string): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const declaration = declarations.get(name)
    if (!declaration || found.has(name)) return
    found.add(name)
    const members = ts.isUnionTypeNode(declaration) ? declaration.types : [declaration]
    for (const member of members)
      if (ts.isTypeReferenceNode(member) && ts.isIdentifier(member.typeName)) add(member.typeName.text)
  }
  add(type)
  return [...found].toSorted()
}
