import type { ElementDefinition, ElementDocs, ElementSurface } from '../../src/elements/element-definition.ts'

/** An element with its descriptions: the content of one folder of `src/tags`. */
export interface DocumentedElement {
  definition: ElementDefinition
  surface: ElementSurface
  docs: ElementDocs
}

const modules = import.meta.glob<Omit<DocumentedElement, 'docs'>>('../../src/tags/*/element.ts', {
  eager: true,
})
const descriptions = import.meta.glob<ElementDocs>('../../src/tags/*/docs.ts', {
  eager: true,
  import: 'docs',
})

/** Every element, in alphabetical order. */
export const elements: readonly DocumentedElement[] = Object.entries(modules).map(
  ([path, { definition, surface }]) => {
    const docs = descriptions[path.replace('element.ts', 'docs.ts')]
    if (!docs) throw new Error(`${path} needs a docs.ts beside it that exports \`docs\`.`)
    return { definition, surface, docs }
  },
)
