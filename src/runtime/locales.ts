import { documentProperty } from '../navigation/page-document.ts'
import { loadedLanguages } from '../texts/languages.ts'
import {
  ENGLISH,
  isSameLocale,
  type Locale,
  localeFor,
  type PriceFormat,
  parseLanguage,
} from '../texts/locale.ts'
import type { ElementHost } from './element-hosts.ts'
import { delay } from './load-with-retries.ts'
import { nearestAttribute } from './nearest-attribute.ts'
import { findLoader } from './page-loader.ts'
import { pageSettings } from './page-settings.ts'
import { findTextScripts } from './text-scripts.ts'

/** The attributes that select the language and the price format of the elements inside an element. */
export const LOCALE_ATTRIBUTES = ['lang', 'price-format'] as const

/** The time that a first render or a toast waits for its language file before it falls back to English. */
export const MAX_LANGUAGE_WAIT_MS = 300

/** How long prerendered markup waits for the file of its language, before it is rendered in English. */
const MAX_WAIT_MS = 5000

/** Returns the locale of the page, for texts that belong to no element. */
export function pageLocale(): Locale {
  return findLocale(documentProperty('documentElement'), ENGLISH)
}

/** Waits briefly for the page's language file, if the loader has one. Then returns the page's locale. */
export async function loadPageLocale(): Promise<Locale> {
  const loading = findLoader()?.loadLanguage(languageOf(documentProperty('documentElement')))
  if (loading) await Promise.race([loading, delay(MAX_LANGUAGE_WAIT_MS)])
  return pageLocale()
}

/** Updates an element's locale. Starts to load its language if the loader has a file for it. */
export function updateLocale(host: ElementHost): void {
  const { locale: before } = host.state.getState()
  const locale = findLocale(host.element, before)
  if (!isSameLocale(locale, before)) host.state.setState({ locale })
  const language = languageOf(host.element)
  const loading = locale.language === language ? undefined : findLoader()?.loadLanguage(language)
  host.language = loading ? language : locale.language
  if (!loading) {
    host.localeLoading = undefined
    return
  }
  const waiting = Promise.race([loading, delay(MAX_WAIT_MS)]).then(() => {
    if (host.localeLoading === waiting) host.localeLoading = undefined
  })
  host.localeLoading = waiting
}

/** Returns an element's locale. It keeps its language while the page names a language that has no translation. */
function findLocale(element: Element, before: Locale): Locale {
  const language = languageOf(element)
  const ofLanguage = (tag: string) => localeFor(tag, loadedLanguages(), textsOfPage(), priceFormatOf(element))
  return ofLanguage(language) ?? ofLanguage(before.language) ?? ENGLISH
}

function languageOf(element: Element): string {
  return languageAround(element) || ENGLISH.language
}

/** Returns the language tag of an element's surroundings, also without a translation. Empty if there is none. */
export function languageAround(element: Element): string {
  return parseLanguage(nearestAttribute(element, 'lang') ?? '')
}

function priceFormatOf(element: Element): PriceFormat {
  const { priceFormat } = pageSettings.getState()
  return (nearestAttribute(element, 'price-format') ?? priceFormat) === 'locale' ? 'locale' : 'template'
}

function textsOfPage() {
  const { texts } = pageSettings.getState()
  return [...(texts ? [texts] : []), ...findTextScripts()]
}
