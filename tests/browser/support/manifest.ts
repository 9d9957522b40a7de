import { readFileSync } from 'node:fs'
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'

const file = new URL('../../../dist/custom-elements.json', import.meta.url)

/** The elements in the built package's manifest, with their attribute and part names. */
export const describedElements = (JSON.parse(readFileSync(file, 'utf8')) as Package).modules
  .flatMap(({ declarations = [] }) => declarations as CustomElementDeclaration[])
  .map(({ tagName = '', attributes = [], cssParts = [] }) => ({
    tag: tagName,
    attributes: attributes.map(({ name }) => name),
    parts: cssParts.map(({ name }) => name),
  }))

/** Returns the `::part()` names of an element. */
export function partsOf(tag: string): string[] {
  return describedElements.find((element) => element.tag === tag)?.parts ?? []
}
