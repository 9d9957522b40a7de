import { delay } from '../../navigation/lazy.ts'
import { documentProperty } from '../../navigation/page-document.ts'
import { loadedLanguages } from '../../texts/languages.ts'
import { ENGLISH, isSameLocale, type Locale, localeFor, parseLanguage } from '../../texts/locale.ts'
import { dismissScreenToast } from '../../toasts/toast-store.ts'
import type { ElementHost } from '../element/element-hosts.ts'
import { findLoader } from '../page/page-loader.ts'
import { pageSettings } from './page-settings.ts'
import { type ElementSettings, settingsOf } from './store-settings.ts'
import { findTextScripts } from './text-scripts.ts'

/** The time that a first render or a toast waits for its language file before it falls back to English. */
export const MAX_LANGUAGE_WAIT_MS = 300

/** How long prerendered markup waits for the file of its language, before it is rendered in English. */
const MAX_WAIT_MS = 5000

/** Returns the locale of the page, for texts that belong to no element. */
export function pageLocale(): Locale {
  return findLocale(settingsOfPage(), ENGLISH)
}

/** Waits briefly for the page's language file, if the loader has one. Then returns the page's locale. */
export async function loadPageLocale(): Promise<Locale> {
  const loading = findLoader()?.loadLanguage(languageOf(settingsOfPage()))
  if (loading) await Promise.race([loading, delay(MAX_LANGUAGE_WAIT_MS)])
  return pageLocale()
}

/** Updates an element's locale. Starts to load its language if the loader has a file for it. */
export function updateLocale(host: ElementHost, settings: ElementSettings): void {
  const { locale: before } = host.state.getState()
  const locale = findLocale(settings, before)
  if (!isSameLocale(locale, before)) host.state.setState({ locale })
  // Its text is in the old language.
  if (locale.language !== before.language) dismissScreenToast()
  const language = languageOf(settings)
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

/** Returns an element's locale. It keeps its language while the page names one without a translation. */
function findLocale(settings: ElementSettings, before: Locale): Locale {
  const language = languageOf(settings)
  const ofLanguage = (tag: string) => localeFor(tag, loadedLanguages(), textsOfPage(), settings.priceFormat)
  return ofLanguage(language) ?? ofLanguage(before.language) ?? ENGLISH
}

function languageOf({ lang }: ElementSettings): string {
  return parseLanguage(lang) || ENGLISH.language
}

function settingsOfPage(): ElementSettings {
  return settingsOf(documentProperty('documentElement'), pageSettings.getState())
}

function textsOfPage() {
  const { texts } = pageSettings.getState()
  return [...(texts ? [texts] : []), ...findTextScripts()]
}
