import type { ElementDefinition, ElementDocs } from '../runtime/element/element-definition.ts'

/** The definition and the documentation of an element, from its folder in `src/elements`. */
export interface DocumentedElement {
  definition: ElementDefinition
  docs: ElementDocs
}

const definitions = import.meta.glob<ElementDefinition>('./*/element.ts', {
  eager: true,
  import: 'definition',
})
const docsModules = import.meta.glob<ElementDocs>('./*/docs.ts', {
  eager: true,
  import: 'docs',
})

/** All elements, in alphabetical order. */
export const elements: readonly DocumentedElement[] = Object.entries(definitions).map(
  ([path, definition]) => {
    const docs = docsModules[path.replace('element.ts', 'docs.ts')]
    if (!docs)
      throw new Error(`${path} has no documentation. Add a docs.ts that exports \`docs\` to its folder.`)
    return { definition, docs }
  },
)
