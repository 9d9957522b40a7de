import { nameComparer } from './compare-products.ts'

/** One or more collections with the same title, which appear as one option in the filter. */
export interface CollectionChoice {
  /** ID of the first of these collections. */
  id: string
  title: string
  /** IDs of all collections with this title. */
  ids: readonly string[]
}

/** Merges collections with the same title and sorts them by title. */
export function collectionChoices(
  collections: readonly { id: string; title: string }[],
  language?: string,
): CollectionChoice[] {
  const choices = new Map<string, CollectionChoice>()
  for (const { id, title } of [...collections].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const trimmed = trim(title)
    const key = trimmed.toLowerCase()
    const before = choices.get(key)
    if (trimmed)
      choices.set(key, before ? { ...before, ids: [...before.ids, id] } : { id, title: trimmed, ids: [id] })
  }
  const compareNames = nameComparer(language)
  return [...choices.values()].sort((a, b) => compareNames(a.title, b.title))
}

/** Returns the choice with this title or with a collection that has this ID. */
export function findChoice(
  choices: readonly CollectionChoice[],
  idOrTitle: string,
): CollectionChoice | undefined {
  const key = trim(idOrTitle).toLowerCase()
  return (
    choices.find(({ ids }) => ids.includes(idOrTitle)) ??
    choices.find(({ title }) => title.toLowerCase() === key)
  )
}

function trim(title: string): string {
  return title.trim().replace(/\s+/g, ' ')
}
