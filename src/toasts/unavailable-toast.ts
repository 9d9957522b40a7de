import { sharedTexts } from '../texts/en/shared.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { ToastContent } from './toast-store.ts'

/** Returns the toast for a feature that is not implemented. The owner can replace its title and text. */
export function unavailableToast(
  owner: { unavailable_title: string | null; unavailable_text: string | null },
  locale: Locale,
): ToastContent {
  const text = translator(sharedTexts, locale)
  return {
    title: owner.unavailable_title ?? text('not_implemented_title'),
    description: owner.unavailable_text ?? text('not_implemented_text'),
  }
}
