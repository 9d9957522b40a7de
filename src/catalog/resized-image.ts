/** The provider's image CDN, which can resize pictures. */
const CDN = 'https://cdn.zyrosite.com/'

/** Matches the end of a URL for which an adapter's store returns a picture of any width. */
const ADAPTER_WIDTH = /([?&]width=)1280$/

/** The widths in pixels that browsers can choose from. */
const WIDTHS = [160, 320, 480, 640, 960, 1280]

/** The widths for a picture that visitors can zoom. */
const ZOOM_WIDTHS = [...WIDTHS, 1920, 2560]

/**
 * Returns a picture's `srcset` with resized versions. Returns undefined if neither an adapter nor the provider's CDN
 * resizes the picture, for example because of its format. The rest of the URL stays unchanged, because the CDN treats `%2F` and `/`
 * differently.
 */
export function srcSetOf(url: string, isZoomable = false): string | undefined {
  const path = url.slice(CDN.length)
  const widths = isZoomable ? ZOOM_WIDTHS : WIDTHS
  if (ADAPTER_WIDTH.test(url) && !/\s/.test(url))
    return widths.map((width) => `${url.replace(ADAPTER_WIDTH, `$1${width}`)} ${width}w`).join(', ')
  const isResizable =
    url.startsWith(CDN) && !path.startsWith('cdn-cgi/') && !/\.(?:svg|gif|ico)(?:[?#]|$)/i.test(path)
  // White space, or a comma at the end of the URL, would break the `srcset` list.
  if (!isResizable || /\s|,$/.test(path)) return undefined
  return widths
    .map((width) => `${CDN}cdn-cgi/image/format=auto,w=${width},fit=scale-down/${path} ${width}w`)
    .join(', ')
}
