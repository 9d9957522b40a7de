import { string } from '../untrusted/decoders.ts'

/** The provider's image CDN, which can resize pictures. */
const CDN = 'https://cdn.zyrosite.com/'

/** The widths in pixels that browsers can choose from. */
const WIDTHS = [160, 320, 480, 640, 960, 1280]

/** The widths for a picture that visitors can zoom. */
const ZOOM_WIDTHS = [...WIDTHS, 1920, 2560]

/** The resized versions that stores have named, by the URL of the picture. */
const srcSets = new Map<string, string>()

/** Adds the resized versions that a store names for a picture. */
export function addSrcSet(url: string, srcset: unknown): void {
  const text = string(srcset)
  if (text) srcSets.set(url, text)
}

/**
 * Returns a picture's `srcset` with resized versions. Returns undefined if the store names none, and the
 * picture is not on the provider's CDN or has a format that the CDN does not resize. The rest of the URL
 * stays unchanged, because the CDN treats `%2F` and `/` differently.
 */
export function srcSetOf(url: string, isZoomable = false): string | undefined {
  const path = url.slice(CDN.length)
  const isResizable =
    url.startsWith(CDN) && !path.startsWith('cdn-cgi/') && !/\.(?:svg|gif|ico)(?:[?#]|$)/i.test(path)
  // White space, or a comma at the end of the URL, would break the `srcset` list.
  if (!isResizable || /\s|,$/.test(path)) return srcSets.get(url)
  return (isZoomable ? ZOOM_WIDTHS : WIDTHS)
    .map((width) => `${CDN}cdn-cgi/image/format=auto,w=${width},fit=scale-down/${path} ${width}w`)
    .join(', ')
}
