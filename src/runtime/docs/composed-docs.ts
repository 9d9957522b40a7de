import type { ElementDocs } from '../element/element-definition.ts'

/**
 * Returns the events, parts and slots of the elements whose components an element contains. These components render in
 * its shadow root, so pages can style their parts. If several elements have a part, the first description is used.
 */
export function composedDocs(
  contained: readonly Pick<ElementDocs, 'events' | 'parts' | 'slots'>[],
): Pick<ElementDocs, 'events' | 'parts' | 'slots'> {
  return {
    events: [...new Set(contained.flatMap(({ events }) => events))],
    parts: firstOfEach(contained.map(({ parts }) => parts)),
    slots: firstOfEach(contained.map(({ slots }) => slots)),
  }
}

function firstOfEach(descriptions: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [name, about] of descriptions.flatMap((each) => Object.entries(each))) all[name] ??= about
  return all
}
