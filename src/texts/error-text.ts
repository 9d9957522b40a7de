import type { en, TextKey } from './en.ts'
import type { Locale } from './locale.ts'
import type { TextValues } from './text.ts'
import { translator } from './translate.ts'

/** What an error needs besides its English message, so that the message can be translated. */
interface ErrorText {
  key?: string
  values?: Values
}

type Values = Readonly<Record<string, string | number>>
type ValuesOf<Key extends TextKey> = TextValues<(typeof en)[Key]>

/**
 * Adds the key and the values of an error's message, so that `errorText()` can translate the message.
 * @param error its message is the English text of the key
 */
export function translatable<Thrown extends Error, Key extends TextKey>(
  error: Thrown,
  key: Key,
  ...[values]: keyof ValuesOf<Key> extends never ? [] : [ValuesOf<Key>]
): Thrown {
  // Not enumerable, so that the error looks like any other in the console.
  return Object.defineProperty(error, 'text', { value: { key, values } })
}

/** Returns an error's message in the language of a locale, or the fallback if the error has no message. */
export function errorText(error: unknown, locale: Locale, fallback: string): string {
  if (!(error instanceof Error && error.message)) return fallback
  const { key, values = {} }: ErrorText = Object(Reflect.get(error, 'text'))
  if (!key) return error.message
  const text = translator({ [key]: error.message }, locale) as (key: string, values: Values) => string
  return text(key, values)
}
