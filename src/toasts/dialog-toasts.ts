import { sharedTexts } from '../texts/en/shared.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { ToastContent } from './toast-store.ts'

/** Returns the toast for a dialog with an enlarged picture that cannot be loaded. */
export function enlargeFailedToast(locale: Locale): ToastContent {
  return failedToast('picture_not_enlarged', locale)
}

/** Returns the toast for the dialog with the weekly schedule that cannot be loaded. */
export function hoursFailedToast(locale: Locale): ToastContent {
  return failedToast('hours_not_shown', locale)
}

function failedToast(key: 'picture_not_enlarged' | 'hours_not_shown', locale: Locale): ToastContent {
  const text = translator(sharedTexts, locale)
  return { title: text(key), description: text('check_connection'), variant: 'destructive' }
}
