/** File systems allow 255 bytes. The rest is for endings such as `.html` and for folders with encrypted names. */
const MAX_LENGTH = 140

/** Names that Windows reserves for devices, also if they have an ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * Returns the IDs of the products that get a page of their own. A page is a folder with the product's ID as its name,
 * so the ID must be a folder name that every computer and every host supports. Logs a message for each other product.
 */
export function idsWithFolder(ids: Iterable<string>, log: (message: string) => void): string[] {
  const found = new Map<string, string>()
  for (const id of ids) {
    // Some computers and hosts do not distinguish between upper and lower case.
    const name = id.toLowerCase()
    const other = found.get(name)
    if (!isFolderName(id)) report(id, 'its ID is not a valid folder name on every operating system', log)
    else if (other) report(id, `its ID differs from ${other} only in upper and lower case`, log)
    else found.set(name, id)
  }
  return [...found.values()]
}

function isFolderName(id: string): boolean {
  return /^[\w-](?:[\w.-]*[\w-])?$/.test(id) && id.length <= MAX_LENGTH && !DEVICE.test(id)
}

function report(id: string, reason: string, log: (message: string) => void): void {
  log(
    `Product ${JSON.stringify(id)} gets no prerendered page because ${reason}. Visitors can still open the product: the browser loads it from the store.`,
  )
}
