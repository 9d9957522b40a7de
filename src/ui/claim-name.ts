/** The names that components on the page use at the moment. */
const usedNames = new Set<string>()

/** A name that only one component on the page uses. */
interface ClaimedName {
  name: string
  /** Lets other components use the name. */
  release: () => void
}

/**
 * Reserves a name that no other component uses, such as a storage key or a query parameter prefix.
 * @param nameOf returns the name with a number
 * @param number the first number to try
 */
export function claimName(nameOf: (number: number) => string, number = 1): ClaimedName {
  const name = nameOf(number)
  if (usedNames.has(name)) return claimName(nameOf, number + 1)
  usedNames.add(name)
  return { name, release: () => usedNames.delete(name) }
}
