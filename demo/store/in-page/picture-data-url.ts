import { drawPicture } from '../pictures/index.ts'

const cache = new Map<string, string>()

/** Returns a product picture as a data URL. */
export function pictureDataUrl(name: string): string {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
  // Escape only the necessary characters, because `encodeURIComponent` would double the size.
  const svg = (drawPicture(name) ?? '').replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
  const url = `data:image/svg+xml,${svg}`
  cache.set(name, url)
  return url
}
