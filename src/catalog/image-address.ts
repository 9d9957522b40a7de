/** Whether an address may stand in an `<img>`: http, https or an inline picture; a relative one counts as the page's own. */
export function isImageAddress(address: string): boolean {
  try {
    const { protocol, pathname } = new URL(address, 'https://page.invalid')
    return /^https?:$/.test(protocol) || (protocol === 'data:' && pathname.startsWith('image/'))
  } catch {
    return false
  }
}
