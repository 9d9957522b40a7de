import { TEXTS_ATTRIBUTE } from '../runtime/settings/json-scripts.ts'
import { readTexts } from '../runtime/settings/text-scripts.ts'
import { loadedLanguages } from '../texts/languages.ts'
import { ENGLISH, type Locale, localeFor, parseLanguage, type Translation } from '../texts/locale.ts'
import { parseJson } from '../untrusted/json.ts'
import { basePathOf, type HostPage, isJson, languageAround, readHostPage, textIn } from './host-page.ts'
import {
  applyEdits,
  attributeOf,
  type HtmlElement,
  setAttribute,
  textOf,
  withAncestors,
} from './html-source.ts'
import type { Log } from './site-files.ts'

// Each module adds its language to the list of loaded languages.
import.meta.glob('../languages/*.ts', { eager: true })

interface LanguageOptions {
  /** The language of the website, which replaces the language of the page. */
  siteLanguage?: string | undefined
  /** The languages of the website, separated by commas. They replace `siteLanguage`. */
  siteLanguages?: string | undefined
  log: Log
}

/** The website in one language. */
export interface SiteVersion {
  /** The owner's page in this language. */
  page: HostPage
  /** BCP 47 language tag; null if the website has only one language. */
  language: string | null
  /** The path of the home screen, with a slash at both ends. */
  home: string
  /** The folder of the pages, relative to the website's folder: empty, or a name with a slash, such as `de/`. */
  folder: string
}

/**
 * Returns the website in each language that the build's options name. The first language is at the website's base path
 * and the others are in folders below. Without valid languages, returns the page as it is.
 */
export function languageVersions(page: HostPage, options: LanguageOptions): SiteVersion[] {
  const languages = chosenLanguages(page, options)
  const base = basePathOf(page)
  const [first, second] = languages
  if (!second || !page.site)
    return [{ page: first ? withLanguage(page, first) : page, language: null, home: base, folder: '' }]
  const versions = languages.map((language) => {
    const folder = language === first ? '' : `${language}/`
    return { language, folder, home: base + folder }
  })
  const links = versions.map(({ language, home }) => `${language}:${home}`).join(' ')
  return versions.map((version) => ({
    ...version,
    page: withLanguage(withSiteAttributes(page, version.home, links), version.language),
  }))
}

/** Returns the languages that the build's options name, without those that the build cannot use. */
function chosenLanguages(page: HostPage, { siteLanguage, siteLanguages, log }: LanguageOptions): string[] {
  const variable = siteLanguages ? 'SITE_LANGUAGES' : 'SITE_LANGUAGE'
  const names = (siteLanguages ? siteLanguages.split(',') : [siteLanguage ?? '']).flatMap(
    (name) => name.trim() || [],
  )
  if (names.length === 0) return []
  if (!rootOf(page)?.sourceCodeLocation) {
    log(
      `${variable} is not used, because the page has no <html> tag. Add the tag to the page.`,
      'The languages are not used, because the page has no <html> tag. Add the tag to the page.',
    )
    return []
  }
  const translations = loadedLanguages()
  const languages = names.flatMap((name) => {
    const language = parseLanguage(name)
    if (localeFor(language, translations)) return Intl.getCanonicalLocales(language)
    const known = ['en', ...translations.map((translation) => translation.language)].join(', ')
    log(
      `${variable}=${name} has no translation, so it is not used. Use one of: ${known}.`,
      `There is no translation for the language ${name}, so it is not used. Use one of: ${known}.`,
    )
    return []
  })
  return [...new Set(languages)]
}

/** Sets the language and the text direction of the owner's page. */
function withLanguage(page: HostPage, language: string): HostPage {
  const root = rootOf(page)
  if (!root) return page
  const edits = [
    ...setAttribute(root, 'lang', language),
    ...setAttribute(root, 'dir', isRightToLeft(language) ? 'rtl' : null),
  ]
  return readHostPage(applyEdits(page.html, edits))
}

/**
 * Writes the path of the home screen and the links to all languages into the owner's page. Removes the languages of the
 * element and of those around it, which would hide the language of the page.
 */
function withSiteAttributes(page: HostPage, home: string, links: string): HostPage {
  const { site } = page
  if (!site) return page
  const around = withAncestors(site).filter(({ tagName }) => tagName !== 'html')
  const edits = [
    ...setAttribute(site, 'base-path', home),
    ...setAttribute(site, 'languages', links),
    ...around.flatMap((element) => setAttribute(element, 'lang', null)),
  ]
  return readHostPage(applyEdits(page.html, edits))
}

function rootOf({ elements }: HostPage): HtmlElement | undefined {
  return elements.find(({ tagName }) => tagName === 'html')
}

function isRightToLeft(language: string): boolean {
  // Node 20 has the property, later versions have the method.
  type TextInfo = { direction?: string } | undefined
  const locale = new Intl.Locale(language) as { getTextInfo?: () => TextInfo; textInfo?: TextInfo }
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl'
}

/** Returns the locale of `<electrician-site>`, as the element finds it in a browser. */
export function localeOf({ elements, site, script }: HostPage): Locale {
  const format = textIn(site, 'price-format') ?? textIn(script, 'data-price-format')
  const overrides = elements
    .filter((element) => isJson(element) && attributeOf(element, TEXTS_ATTRIBUTE) !== null)
    .map(
      (element): Translation => ({
        language: parseLanguage(attributeOf(element, 'lang') ?? ''),
        texts: readTexts(parseJson(textOf(element)), `<script ${TEXTS_ATTRIBUTE}>`),
      }),
    )
  const ofLanguage = (language: string) =>
    localeFor(language, loadedLanguages(), overrides, format === 'locale' ? 'locale' : 'template')
  return ofLanguage(languageAround(site) || ENGLISH.language) ?? ofLanguage('en') ?? ENGLISH
}
