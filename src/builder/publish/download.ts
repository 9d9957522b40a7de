/** Saves a file on the owner's device. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Returns a file name based on the business's name, such as `clearwater-plumbing`. */
export function fileName(business: unknown, fallback = 'my-business'): string {
  const name = String(business ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return name || fallback
}
