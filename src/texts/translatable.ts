import type { en, TextKey } from './en.ts'
import type { TextValues } from './text.ts'

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
