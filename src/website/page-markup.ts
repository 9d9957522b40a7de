import { escapeHtml } from '../runtime/hydration/escape-html.ts'
import { type Alternate, headMarkup, isReplacedByHead, type PagePicture } from './head-markup.ts'
import { type HostPage, hasToken } from './host-page.ts'
import {
  applyEdits,
  attributeOf,
  type Edit,
  type HtmlElement,
  insertAtEnd,
  insertBefore,
  insertInside,
  removeElement,
} from './html-source.ts'
import type { RenderedScreen } from './render-screen.ts'

interface PageParts {
  screen: RenderedScreen
  /** URL of the website's stylesheet. */
  stylesheet: string
  /** `<link>` elements for the modules, the icons and the manifest. */
  links: readonly string[]
  /** The name of the website. */
  siteName: string
  picture: PagePicture | null
  /** The page in all languages, if the website has several. */
  alternates: readonly Alternate[]
}

/** Inserts a prerendered screen and its head markup into the owner's page. Returns the resulting HTML. */
export function pageMarkup(
  { html, elements }: HostPage,
  site: HtmlElement,
  { screen, stylesheet, links, siteName, picture, alternates }: PageParts,
): string {
  const preload = `<link rel="preload" as="style" href="${escapeHtml(stylesheet)}">`
  const lines = [
    preload + screen.preloads,
    elements.some(isFormatDetection) ? '' : FORMAT_DETECTION,
    ...links,
    screen.head ? headMarkup({ ...screen.head, siteName, picture, alternates }) : '',
  ]
  return applyEdits(html, [
    ...(screen.head ? elements.filter(isReplacedByHead).flatMap(removeElement) : []),
    ...(alternates.length > 0 ? elements.filter(isAlternate).flatMap(removeElement) : []),
    ...insertHead(elements, site, `  ${lines.filter(Boolean).join('\n    ')}\n  `),
    ...insertInside(site, screen.template),
  ])
}

/**
 * Keeps iPhones from turning phone numbers, dates and addresses into links before the page is hydrated. The website has
 * links of its own.
 */
const FORMAT_DETECTION =
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">'

function isFormatDetection(element: HtmlElement): boolean {
  return element.tagName === 'meta' && hasToken(element, 'name', ['format-detection'])
}

/** Returns whether an element of the owner's page links to the page in another language. */
function isAlternate(element: HtmlElement): boolean {
  return hasToken(element, 'rel', ['alternate']) && attributeOf(element, 'hreflang') !== null
}

/** Inserts markup at the end of the head, even if the page omits the `<head>` and `<body>` tags. */
function insertHead(elements: readonly HtmlElement[], site: HtmlElement, markup: string): Edit[] {
  const find = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const places = [
    ...find('head').map((head) => insertAtEnd(head, markup)),
    ...find('body').map((body) => insertBefore(body, markup)),
    insertBefore(site, markup),
  ]
  return places.find((edits) => edits.length > 0) ?? []
}
