import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { elementNames } from '../element-names.ts'

const DEFINITION = /\/src\/elements\/([\w-]+)\/element\.ts$/
const kinds = new Map(elementNames().map((name) => [name, kindOf(name)]))

function kindOf(name: string): string | undefined {
  const definition = new URL(`../../src/elements/${name}/element.ts`, import.meta.url)
  return /^ {2}kind: '(\w+)',$/m.exec(readFileSync(definition, 'utf8'))?.[1]
}

/** Returns the elements that import a module. With `isLater`, includes those that load it with `import()`. */
function elementsWith(id: string, context: Rolldown.ChunkingContext, isLater = false): string[] {
  const paths = new Set([id])
  // The loop also visits the paths that it adds.
  for (const path of paths) {
    if (isLater && DEFINITION.test(path)) continue
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(path) ?? {}
    for (const importer of isLater ? [...importers, ...dynamicImporters] : importers) paths.add(importer)
  }
  return [...paths].flatMap((path) => DEFINITION.exec(path)?.[1] ?? [])
}

/** Names a module's file (docs/architecture.md). Returns null for what only `import()` reaches. */
export function sharedChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  const users = elementsWith(id, context)
  const owners = users.filter((name) => kinds.get(name))
  const [owner, second] = owners
  if (!owner) return null
  const used = new Set(owners.map((name) => kinds.get(name)))
  const isInWebsite = used.delete('website')
  const others = elementsWith(id, context, true).filter((name) => !owners.includes(name))
  const otherKinds = others.flatMap((name) => kinds.get(name) ?? []).filter((kind) => kind !== 'website')
  if (otherKinds.includes('sections')) used.add('sections')
  const [kind = 'website'] = used
  if (used.has('sections') && used.size > 1) return 'core'
  if (used.has('cart')) return 'cart'
  if (!second && otherKinds.length === 0) return isInWebsite && users.length > 1 ? 'website' : owner
  // Pages with a grid need little of what cards and product pages need, and vice versa.
  const isSeparate = kind === 'products' || otherKinds.some((other) => other !== kind)
  if (owners.length < 3 && isSeparate && !(isInWebsite && second)) return `${owners.sort().join('-')}-shared`
  const isInAll = [...kinds].every(([name, other]) => other !== kind || owners.includes(name))
  if (!isInWebsite || isInAll) return kind
  // A page with another section does not load what only one section and the website contain.
  const [section] = owners.filter((name) => kinds.get(name) !== 'website')
  return owners.length === 2 && kind === 'sections' ? `${section}-website` : `${kind}-website`
}
