import { parseUrl } from '../../untrusted/parse-url.ts'
import { writeProductFile } from '../products/write-file.ts'
import { cssFor } from '../snippet/colors.ts'
import { fallbackFor } from '../snippet/content-before-script.ts'
import { jsonScript } from '../snippet/facts-scripts.ts'
import { element, escapeText } from '../snippet/markup.ts'
import { dataAttributes, storeAttributes } from '../snippet/store.ts'
import { type BuilderState, type Facts, fieldsOf } from './builder-state.ts'
import { storeSettings } from './chosen-store.ts'
import { publishedFacts } from './published-facts.ts'
import { withoutSecretKeys } from './secret-keys.ts'
import { CONTACT, quoteAddress, snippetChoices, withPictureFolder } from './snippet-choices.ts'

/** The name of the `<meta>` element with the visible choices that neither the facts nor the attributes contain. */
export const BUILDER_META = 'electrician-builder'

/** The stylesheet with the colors and the font of the website. */
export const LOOK_FILE = 'look.css'

export interface WebsitePage {
  /** The complete HTML page. */
  page: string
  /** The text of `look.css`. */
  css: string
}

/** Returns the page that the website is built from. `script` is the path of the script within the website. */
export function websitePage(given: BuilderState, script: string): WebsitePage {
  const state = withoutSecretKeys(given)
  const { language } = state
  const facts = websiteFacts(state)
  const name = String(facts['name'] ?? 'My business')
  const trade = Object(facts['trade']) as { page_title?: string }
  const path = basePath(state.siteUrl)
  const store = storeSettings(state, path)
  const hasStore = store.storeType ? store.storeHost : store.storeId
  const site = element(
    'electrician-site',
    {
      'base-path': path,
      routing: 'history',
      browse: true,
      'quote-endpoint': quoteAddress(state),
    },
    `\n${jsonScript(facts, { type: 'application/json' })}\n${fallbackFor('electrician-site', snippetChoices(state))}`,
  )
  const tag = element('script', {
    src: path + script,
    defer: true,
    ...(hasStore && dataAttributes(storeAttributes(store))),
    'data-price-format': state.priceFormat,
  })
  const title = [name, trade.page_title].filter(Boolean).join(' - ')
  const page = `<!doctype html>
<html lang="${language || 'en'}"${language === 'ar' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
${element('meta', { name: 'description', content: String(facts['description'] ?? name) }).replace('</meta>', '')}
${element('meta', { name: BUILDER_META, content: JSON.stringify(builderChoices(state)) }).replace('</meta>', '')}
${element('link', { rel: 'stylesheet', href: path + LOOK_FILE }).replace('</link>', '')}
${tag}
</head>
<body>
${site}
</body>
</html>
`
  return { page, css: websiteCss(state) }
}

/**
 * Returns the facts for the website. Its screens have different paths, so the URLs of the owner's pictures begin at the
 * root. Without a page of its own, “Book Now” leads to the contact details.
 */
export function websiteFacts(state: BuilderState): Facts {
  const path = basePath(state.siteUrl)
  const facts = publishedFacts(state)
  const contact = path + CONTACT
  const links = { booking: contact, ...fieldsOf(facts['links']) }
  return { ...fieldsOf(withPictureFolder(facts, path)), links }
}

/** Reverses `websiteFacts`, and the links to the contact section in code for a page. */
export function withoutWebsitePaths(facts: Facts): Facts {
  const own = Object.entries(fieldsOf(facts['links'])).filter(
    ([, url]) => !/(?:^|\/)#contact$/.test(String(url)),
  )
  const links = Object.fromEntries(own)
  const { links: _, placeholders: __, headline, ...rest } = fieldsOf(withoutFolder(facts))
  return {
    ...rest,
    // `publishedFacts` replaces a missing heading with the name.
    ...(headline !== undefined && headline !== rest['name'] && { headline }),
    ...(own.length > 0 && { links }),
  }
}

/** Returns the products file of the website, or of a page whose files are in the folder. */
export function productFile(state: BuilderState, folder: string): object {
  const file = writeProductFile(withoutSecretKeys(state.products), state.language || 'en')
  return Object(withPictureFolder(file, folder))
}

/** Reverses the folders in `productFile`. */
export function withoutFolder(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^\.?\/(?:[^?#]*\/)?(?=pictures\/[^/]+$)/, '')
  if (Array.isArray(value)) return value.map(withoutFolder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFolder(part)]))
}

/** Returns the path of the website on its host: `/` or, for a website in a folder, `/folder/`. */
export function basePath(siteUrl: string): string {
  return parseUrl(siteUrl.trim())?.pathname.replace(/\/*$/, '/') ?? '/'
}

/** The choices that visitors see, but that neither the page's facts nor its attributes contain. */
function builderChoices({ trade, look, siteUrl }: BuilderState): object {
  return { trade, look, siteUrl }
}

function websiteCss(state: BuilderState): string {
  const { background } = state.look
  const ground = { light: '#ffffff', dark: '#10151c', visitor: 'light-dark(#ffffff, #10151c)' }[background]
  return `${cssFor(snippetChoices(state))}body {\n  margin: 0;\n  background: ${ground};\n}\n`
}
