import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../../src/navigation/routes.ts'
import { escapeHtml } from '../../src/runtime/escape-html.ts'
import { type HostPage, SCRIPT_FILE } from './host-page.ts'
import { attributeOf, type Edit, type HtmlElement, setAttribute } from './html-source.ts'
import { isElsewhere, MODULE_FOLDERS } from './site-files.ts'

/** The path of the modules within the website. */
const FOLDER = `${MODULE_FOLDERS.website}/`
/** Matches the URL of the lite script, or of the loader whose modules use Preact. */
const PREACT_SCRIPT = /(?:^|\/)(?:electrician-elements\.lite|modules\/electrician-elements)\.js(?:[?#]|$)/
const ENTRY = 'src/website.ts'
/** The modules that `src/elements/electrician-site/screens.ts` imports for each screen. */
const SCREENS: Partial<Record<Route['screen'], RegExp>> = {
  home: /electrician-site\/home\/home\.tsx$/,
  success: /order-success\.tsx$/,
  store: /(store-grid|browse-listing)\.tsx$/,
  product: /(product-screen\.ts|(?:direct-order|product-head)\.tsx)$/,
}

/** A module in the manifest that Vite writes. */
interface Chunk {
  file: string
  imports?: string[]
}

/** The modules that replace the script on prerendered pages. */
export interface WebsiteModules {
  /** The folder that contains the built modules. */
  folder: string
  /** The modules by their path in the sources. */
  chunks: Record<string, Chunk>
}

/**
 * Returns the modules that can replace the page's script, or null if the page needs the script: the modules define only
 * `<electrician-site>`.
 * @param folder the folder that contains the built modules: `react` and `lite`
 * @throws if the folder does not contain the modules
 */
export function findModules(page: HostPage, folder: string): WebsiteModules | null {
  const source = attributeOf(page.script, 'src') ?? ''
  if (!SCRIPT_FILE.test(source) || isElsewhere(source) || !isWholeWebsite(page)) return null
  const modules = join(folder, PREACT_SCRIPT.test(source) ? 'lite' : 'react')
  return { folder: modules, chunks: JSON.parse(readFileSync(join(modules, 'manifest.json'), 'utf8')) }
}

/** Returns whether `<electrician-site>` is the page's only custom element, so that it needs no other definitions. */
function isWholeWebsite({ elements, site, script }: HostPage): boolean {
  const isOther = (element: HtmlElement) => element !== site && element.tagName.includes('-')
  const upgradesDivs = attributeOf(script, 'data-upgrade-divs') !== null
  return site !== undefined && !upgradesDivs && !elements.some(isOther)
}

/** Returns the edits that make the script tag load the modules. The script's other attributes stay unchanged. */
export function editsForModules({ script }: HostPage, { chunks }: WebsiteModules, base: string): Edit[] {
  const entry = chunks[ENTRY]
  if (!script || !entry) return []
  return [
    ...setAttribute(script, 'defer', null),
    // The checksum of the script does not fit the module.
    ...setAttribute(script, 'integrity', null),
    ...setAttribute(script, 'src', base + FOLDER + entry.file),
    ...setAttribute(script, 'type', 'module'),
    ...setAttribute(script, 'fetchpriority', 'low'),
  ]
}

/**
 * Returns links that load a screen's modules early, because browsers find imports only after they load a module. Their
 * priority is low, so that they do not delay the stylesheet and the largest picture.
 */
export function moduleLinks({ chunks }: WebsiteModules, screen: Route['screen'], base: string): string[] {
  const needed = new Set<string>()
  const add = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of chunks[name]?.imports ?? []) add(imported)
  }
  for (const name of Object.keys(chunks)) if (SCREENS[screen]?.test(name)) add(name)
  add(ENTRY)
  return [...needed].flatMap((name) => {
    const chunk = chunks[name]
    return chunk && name !== ENTRY
      ? [`<link rel="modulepreload" href="${escapeHtml(base + FOLDER + chunk.file)}" fetchpriority="low">`]
      : []
  })
}

/** Copies the modules and their source maps to the website's folder. */
export function copyModules({ folder, chunks }: WebsiteModules, site: string): void {
  mkdirSync(join(site, FOLDER), { recursive: true })
  for (const { file } of Object.values(chunks))
    for (const name of [file, `${file}.map`].filter((name) => existsSync(join(folder, name))))
      copyFileSync(join(folder, name), join(site, FOLDER, name))
}
