/** An address that may stand in an `<img>`: absolute http(s), or an image in a `data:` address. null for anything else. */
export function imageAddress(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null
  const { protocol } = new URL(address)
  return ['http:', 'https:'].includes(protocol) || /^data:image\//i.test(address) ? address : null
}
