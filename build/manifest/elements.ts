import type { ElementDefinition, ElementDocs } from '../../src/elements/element-definition.ts'

/** An element with its descriptions: the content of one folder of `src/tags`. */
export interface DocumentedElement {
  definition: ElementDefinition
  docs: ElementDocs
}

const definitions = import.meta.glob<ElementDefinition>('../../src/tags/*/element.ts', {
  eager: true,
  import: 'definition',
})
const descriptions = import.meta.glob<ElementDocs>('../../src/tags/*/docs.ts', {
  eager: true,
  import: 'docs',
})

/** Every element, in alphabetical order. */
export const elements: readonly DocumentedElement[] = Object.entries(definitions).map(
  ([path, definition]) => {
    const docs = descriptions[path.replace('element.ts', 'docs.ts')]
    if (!docs) throw new Error(`${path} needs a docs.ts beside it that exports \`docs\`.`)
    return { definition, docs }
  },
)
