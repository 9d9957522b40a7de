import type { ElementDefinition, ElementDocs, ElementSurface } from '../../src/runtime/element-definition.ts'

/** The definition and the documentation of an element, from its folder in `src/elements`. */
export interface DocumentedElement {
  definition: ElementDefinition
  surface: ElementSurface
  docs: ElementDocs
}

const modules = import.meta.glob<Omit<DocumentedElement, 'docs'>>('../../src/elements/*/element.ts', {
  eager: true,
})
const docsModules = import.meta.glob<ElementDocs>('../../src/elements/*/docs.ts', {
  eager: true,
  import: 'docs',
})

/** All elements, in alphabetical order. */
export const elements: readonly DocumentedElement[] = Object.entries(modules).map(
  ([path, { definition, surface }]) => {
    const docs = docsModules[path.replace('element.ts', 'docs.ts')]
    if (!docs)
      throw new Error(`${path} has no documentation. Add a docs.ts that exports \`docs\` to its folder.`)
    return { definition, surface, docs }
  },
)
