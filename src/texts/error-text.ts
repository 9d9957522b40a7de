import type { Locale } from './locale.ts'
import { translator } from './translate.ts'

type Values = Readonly<Record<string, string | number>>

/** What `translatable()` adds to an error. */
interface ErrorText {
  key?: string
  values?: Values
}

/** Returns an error's message in the language of a locale, or the fallback if the error has no message. */
export function errorText(error: unknown, locale: Locale, fallback: string): string {
  if (!(error instanceof Error && error.message)) return fallback
  const { key, values = {} }: ErrorText = Object(Reflect.get(error, 'text'))
  if (!key) return error.message
  // The English message already contains the values.
  const text = translator({ [key]: '{message}' }, locale) as (key: string, values: Values) => string
  return text(key, { ...values, message: error.message })
}
