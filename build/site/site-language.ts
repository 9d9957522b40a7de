import { TEXTS_ATTRIBUTE } from '../../src/runtime/json-scripts.ts'
import { readTexts } from '../../src/runtime/text-scripts.ts'
import { loadedLanguages } from '../../src/texts/languages.ts'
import { ENGLISH, type Locale, localeFor, parseLanguage, type Translation } from '../../src/texts/locale.ts'
import { parseJson } from '../../src/untrusted/json.ts'
import { type HostPage, isJson, readHostPage } from './host-page.ts'
import { applyEdits, attributeOf, setAttribute, textOf, withAncestors } from './html-source.ts'

// Each module adds its language to the list of loaded languages.
import.meta.glob('../../src/languages/*.ts', { eager: true })

interface LanguageOptions {
  /** The language of the website, which replaces the language of the page. */
  siteLanguage?: string | undefined
  /** Prints a message for the page author. */
  log: (message: string) => void
}

/** Sets the language and the text direction of the owner's page, if the build's options name a language. */
export function withLanguage(page: HostPage, { siteLanguage, log }: LanguageOptions): HostPage {
  if (!siteLanguage) return page
  const language = parseLanguage(siteLanguage)
  const root = page.elements.find(({ tagName }) => tagName === 'html')
  if (!root?.sourceCodeLocation) {
    log('SITE_LANGUAGE is not used, because the page has no <html> tag. Add the tag to the page.')
    return page
  }
  const languages = loadedLanguages()
  if (!localeFor(language, languages)) {
    const known = ['en', ...languages.map((translation) => translation.language)].join(', ')
    log(`SITE_LANGUAGE=${siteLanguage} has no translation, so it is not used. Use one of: ${known}.`)
    return page
  }
  const edits = [
    ...setAttribute(root, 'lang', language),
    ...setAttribute(root, 'dir', isRightToLeft(language) ? 'rtl' : null),
  ]
  return readHostPage(applyEdits(page.html, edits))
}

function isRightToLeft(language: string): boolean {
  // Node 20 has the property, later versions have the method.
  type TextInfo = { direction?: string } | undefined
  const locale = new Intl.Locale(language) as { getTextInfo?: () => TextInfo; textInfo?: TextInfo }
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl'
}

/** Returns the locale of `<electrician-site>`, as the element finds it in a browser. */
export function localeOf({ elements, site, script }: HostPage): Locale {
  const nearest = (name: string) =>
    withAncestors(site)
      .map((element) => attributeOf(element, name)?.trim())
      .find(Boolean)
  const format = nearest('price-format') ?? attributeOf(script, 'data-price-format')
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
  return ofLanguage(parseLanguage(nearest('lang') ?? '') || ENGLISH.language) ?? ofLanguage('en') ?? ENGLISH
}
