import { createContext, useContext } from 'react'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import type { Texts, Translate } from '../texts/text.ts'
import { translator } from '../texts/translate.ts'

const LocaleContext = createContext<Locale>(ENGLISH)

/** Provides the language of an element. */
export const LocaleProvider = LocaleContext.Provider

/** Returns the language of the element, and how it writes prices. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/**
 * Returns the function that writes texts in the language of the element.
 * @param english the English texts of a file in `texts/en`
 */
export function useTexts<Known extends Texts>(english: Known): Translate<Known> {
  return translator(english, useLocale())
}
