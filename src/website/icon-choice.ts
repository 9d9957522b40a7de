import { siteTexts } from '../texts/en/website.ts'
import { translator } from '../texts/translate.ts'
import { type HostPage, hasToken } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { dataUrl, defaultIconSvg, type IconSource, iconSourceOf } from './pictures/icon.ts'
import type { SiteFacts } from './site-facts.ts'
import { type FileSources, findFile, isElsewhere, type Log } from './site-files.ts'
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
  log: Log
}

/**
 * Returns the picture for the website's icons: the logo, otherwise the icon that the page links to, otherwise a default
 * icon. Logs a message if the build cannot use the logo.
 */
export async function chooseIcon({ page, facts, sources, log }: IconChoice): Promise<IconSource> {
  const logo = facts.logo ? await readPicture(facts.logo, sources) : null
  if (facts.logo && !logo)
    log(
      `The logo "${facts.logo}" is not used for the website’s icons, because the build could not read it. Put an SVG, PNG, JPEG or GIF file into the page’s folder.`,
      `The logo "${facts.logo}" is not used for the website’s icons. Add the logo as an SVG, PNG, JPEG or GIF file.`,
    )
  const pageIcon = page.elements.find(
    (element) => element.tagName === 'link' && hasToken(element, 'rel', ['icon']),
  )
  return logo ?? (await readPicture(attributeOf(pageIcon, 'href') ?? '', sources)) ?? defaultIcon(facts, page)
}

/** Reads a picture from a data URL or a local file. Returns null for other URLs and unreadable files. */
async function readPicture(address: string, sources: FileSources): Promise<IconSource | null> {
  if (/^data:image\//i.test(address)) return iconSourceOf(address, null)
  const file = isElsewhere(address) ? null : await findFile(address, sources)
  const [ending = ''] = /\.[^./]*$/.exec(file?.name ?? '') ?? []
  const mediaType = MEDIA_TYPES[ending.toLowerCase()]
  if (!file || !mediaType) return null
  const { content } = file
  return iconSourceOf(
    dataUrl(content, mediaType),
    mediaType === SVG ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : null,
  )
}

function defaultIcon({ name, trade }: SiteFacts, page: HostPage): IconSource {
  const boltTitle = translator(siteTexts, localeOf(page))('icon_title')
  const svg = defaultIconSvg({ name, isElectrician: trade.type === 'Electrician', boltTitle })
  const source = iconSourceOf(dataUrl(svg, SVG), svg)
  if (!source) throw new Error('The default icon could not be drawn. Check src/website/pictures/icon.ts.')
  return source
}
