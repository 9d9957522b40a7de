import { escapeHtml } from '../runtime/hydration/escape-html.ts'
import { type HostPage, hasToken } from './host-page.ts'
import { attributeOf } from './html-source.ts'
import { type IconShape, type IconSource, iconSvg } from './pictures/icon.ts'
import { renderPng } from './pictures/render-png.ts'
import type { WriteFile } from './site-files.ts'

interface IconOptions {
  page: HostPage
  icon: IconSource
  /** The base path of the website, which contains the icons. */
  base: string
  write: WriteFile
}

/** The icons that the web app manifest lists. */
const MANIFEST_ICONS: readonly (IconShape & { file: string })[] = [
  { file: 'icon-192.png', sizePx: 192, kind: 'any' },
  { file: 'icon-512.png', sizePx: 512, kind: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, kind: 'maskable' },
]

/**
 * Writes the icons. Keeps the page's own links to icons.
 * @returns the `<link>` elements for the head of each page
 */
export function writeIcons({ page, icon, base, write }: IconOptions): string[] {
  const links: string[] = []
  if (!hasLink(page, 'icon')) {
    if (icon.svg) write('icon.svg', icon.svg)
    links.push(icon.svg ? svgLink(base) : pngLink(base))
  }
  if (!hasLink(page, 'apple-touch-icon')) {
    write('apple-touch-icon.png', renderPng(iconSvg(icon, { sizePx: 180, kind: 'opaque' })))
    links.push(`<link rel="apple-touch-icon" href="${escapeHtml(base)}apple-touch-icon.png">`)
  }
  for (const { file, ...shape } of MANIFEST_ICONS) write(file, renderPng(iconSvg(icon, shape)))
  return links
}

interface ManifestOptions extends Pick<IconOptions, 'page' | 'base'> {
  /** The name of the business. */
  name: string
  /** The path of the home screen. */
  home: string
  /** Writes a file next to the home screen. */
  write: WriteFile
}

/**
 * Writes the web app manifest. Keeps the page's own link to a manifest.
 * @returns the `<link>` elements for the head of each page
 */
export function writeManifest({ page, name, base, home, write }: ManifestOptions): string[] {
  if (hasLink(page, 'manifest')) return []
  const root = page.elements.find(({ tagName }) => tagName === 'html')
  write('site.webmanifest', manifest({ name, base, home, lang: attributeOf(root, 'lang') }))
  return [`<link rel="manifest" href="${escapeHtml(home)}site.webmanifest">`]
}

function hasLink({ elements }: HostPage, relation: string): boolean {
  return elements.some((element) => element.tagName === 'link' && hasToken(element, 'rel', [relation]))
}

function svgLink(base: string): string {
  return `<link rel="icon" href="${escapeHtml(base)}icon.svg" type="image/svg+xml">`
}

function pngLink(base: string): string {
  return `<link rel="icon" href="${escapeHtml(base)}icon-192.png" type="image/png" sizes="192x192">`
}

interface ManifestContent extends Pick<ManifestOptions, 'name' | 'base' | 'home'> {
  lang: string | null
}

function manifest({ name, base, home, lang }: ManifestContent): string {
  const content = {
    name,
    ...(lang && { lang }),
    start_url: home,
    scope: home,
    // Do not show the website in an app window: the checkout is on another origin and would open in a separate window.
    display: 'browser',
    background_color: '#faf8f4',
    theme_color: '#10151c',
    icons: MANIFEST_ICONS.map(({ file, sizePx, kind }) => ({
      src: base + file,
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose: kind,
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
