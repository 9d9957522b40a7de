import type { Product } from '../catalog/product.ts'
import { siteTexts } from '../texts/en/website.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { absoluteUrl } from './collect-page-head.ts'
import type { PagePicture } from './head-markup.ts'
import { dataUrl, type IconSource, iconSvg } from './pictures/icon.ts'
import { renderPng } from './pictures/render-png.ts'
import { SHARE_SIZE, sharePictureSvg } from './pictures/share-picture.tsx'
import type { SiteFacts } from './site-facts.ts'
import type { WriteFile } from './site-files.ts'

const FILE = 'share-picture.png'

/**
 * Writes the picture that social networks show with a link to the website. Writes nothing if the website's origin is
 * unknown, because social networks need an absolute URL.
 */
export function writeSharePicture(
  facts: SiteFacts,
  { icon, home, locale, write }: { icon: IconSource; home: string; locale: Locale; write: WriteFile },
): PagePicture | null {
  const url = absoluteUrl(home + FILE)
  if (!url) return null
  // Converts the icon to PNG, because the renderer cannot draw an SVG icon that itself contains an SVG picture.
  const iconOf = (sizePx: number) =>
    dataUrl(renderPng(iconSvg(icon, { sizePx, kind: 'opaque' })), 'image/png')
  write(FILE, renderPng(sharePictureSvg(facts, iconOf)))
  const { name, headline } = facts
  const alt = translator(siteTexts, locale)('share_picture_alt', { name, headline })
  return { url, alt, size: SHARE_SIZE }
}

/** Returns a product's picture, or null if it has none or only an SVG picture, which social networks do not show. */
export function productPicture({ image, title }: Product): PagePicture | null {
  if (!image || !/^https?:/i.test(image) || /\.svg(?:[?#]|$)/i.test(image)) return null
  return { url: image, alt: title }
}
