import { addingTexts } from '../texts/en/adding.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { ToastContent } from './toast-store.ts'

/** Returns the toast for a product that was added from its card in the listing. */
export function addedFromCardToast(title: string, locale: Locale): ToastContent {
  const text = translator(addingTexts, locale)
  return { title: text('added_title'), description: text('added_from_card', { title }) }
}

/** Returns the toast for a variant that was added from the product page. */
export function addedFromProductToast(
  quantity: number,
  title: string,
  variant: string,
  locale: Locale,
): ToastContent {
  const text = translator(addingTexts, locale)
  return {
    title: text('added_title'),
    description: text('added_from_product', { quantity, title, variant }),
  }
}

/** Returns the toast for a product that could not be added from its card. */
export function addFromCardFailedToast(message: string, locale: Locale): ToastContent {
  const title = translator(addingTexts, locale)('add_error_card')
  return { title, description: message, variant: 'destructive' }
}

/** Returns the toast for a product that could not be added from the product page. */
export function addFromProductFailedToast(message: string, locale: Locale): ToastContent {
  const title = translator(addingTexts, locale)('add_error_product')
  return { title, description: message, variant: 'destructive' }
}
