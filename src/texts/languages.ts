import type { Translation } from './locale.ts'

/*
 * A language is a script that adds a translation to this list and dispatches the event. It can run before or
 * after this library, and several copies of the library can use the same list.
 */

const LIST = 'electricianElementsLanguages'
const ADDED = 'electrician-elements-language'

/** Adds a translation to the page's list. */
export function addLanguage(translation: Translation): void {
  const list = loadedLanguages()
  Reflect.set(globalThis, LIST, [
    ...list.filter(({ language }) => language !== translation.language),
    translation,
  ])
  if (typeof dispatchEvent === 'function') dispatchEvent(new Event(ADDED))
}

/** Returns the translations that the page has loaded. */
export function loadedLanguages(): readonly Translation[] {
  const list: unknown = Reflect.get(globalThis, LIST)
  // An element with this ID is also a property of `window`.
  return Array.isArray(list) ? list.filter(isTranslation) : []
}

/** Calls `listener` whenever a language is added. A second call with the same listener has no effect. */
export function onLanguageAdded(listener: () => void): void {
  addEventListener(ADDED, listener)
}

function isTranslation(value: unknown): value is Translation {
  const { language, texts } = Object(value)
  return typeof language === 'string' && Object(texts) === texts
}
