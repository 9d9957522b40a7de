let facts = ''
let listener: (() => void) | undefined

/** Sets the business facts of the page, which override the page's JSON. */
export function setConfiguredFacts(business: object): void {
  facts = JSON.stringify(business)
  listener?.()
}

/** Returns the business facts that `configure` set, as JSON. An empty string means that there are none. */
export function configuredFacts(): string {
  return facts
}

/** Sets the function that is called when `configure` sets business facts. */
export function onConfiguredFacts(update: () => void): void {
  listener = update
}
