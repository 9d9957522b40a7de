import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { siteTexts } from '../../src/texts/en/site.ts'
import { translator } from '../../src/texts/translate.ts'
import { type HostPage, hasToken } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { dataUrl, defaultIconSvg, type IconSource, iconSourceOf } from './pictures/icon.ts'
import type { SiteFacts } from './site-facts.ts'
import { type FileSources, findFile, isElsewhere } from './site-files.ts'
import { localeOf } from './site-language.ts'

const SVG = 'image/svg+xml'
const MEDIA_TYPES: Record<string, string> = {
  '.svg': SVG,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}

interface IconChoice {
  page: HostPage
  facts: SiteFacts
  sources: FileSources
  log: (message: string) => void
}

/**
 * Returns the picture for the website's icons: the logo, otherwise the icon that the page links to, otherwise a default
 * icon. Logs a message if the build cannot use the logo.
 */
export function chooseIcon({ page, facts, sources, log }: IconChoice): IconSource {
  const logo = facts.logo ? readPicture(facts.logo, sources) : null
  if (facts.logo && !logo)
    log(
      `The logo "${facts.logo}" is not used for the website’s icons, because the build could not read it. Put an SVG, PNG, JPEG or GIF file into the page’s folder.`,
    )
  const pageIcon = page.elements.find(
    (element) => element.tagName === 'link' && hasToken(element, 'rel', ['icon']),
  )
  return logo ?? readPicture(attributeOf(pageIcon, 'href') ?? '', sources) ?? defaultIcon(facts, page)
}

/** Reads a picture from a data URL or a local file. Returns null for other URLs and unreadable files. */
function readPicture(address: string, sources: FileSources): IconSource | null {
  if (/^data:image\//i.test(address)) return iconSourceOf(address, null)
  const file = isElsewhere(address) ? null : findFile(address, sources)
  const mediaType = file && MEDIA_TYPES[extname(file.source).toLowerCase()]
  if (!mediaType) return null
  const content = readFileSync(file.source)
  return iconSourceOf(dataUrl(content, mediaType), mediaType === SVG ? content.toString() : null)
}

function defaultIcon({ name, trade }: SiteFacts, page: HostPage): IconSource {
  const boltTitle = translator(siteTexts, localeOf(page))('icon_title')
  const svg = defaultIconSvg({ name, isElectrician: trade.type === 'Electrician', boltTitle })
  const source = iconSourceOf(dataUrl(svg, SVG), svg)
  if (!source) throw new Error('The default icon could not be drawn. Check build/site/pictures/icon.ts.')
  return source
}
