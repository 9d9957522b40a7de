/** The names that components on the page use at the moment. */
const usedNames = new Set<string>()

/** A name that only one component on the page uses. */
interface ClaimedName {
  name: string
  /** Lets other components use the name. */
  release: () => void
}

/**
 * Returns the first name that no component uses.
 * @param nameOf returns the name with a number, from 1 on
 */
export function freeName(nameOf: (number: number) => string, number = 1): string {
  const name = nameOf(number)
  return usedNames.has(name) ? freeName(nameOf, number + 1) : name
}

/** Reserves a name that no other component uses, such as a storage key or a query parameter prefix. */
export function claimName(nameOf: (number: number) => string): ClaimedName {
  const name = freeName(nameOf)
  usedNames.add(name)
  return { name, release: () => usedNames.delete(name) }
}
