import { browseTexts } from './en/browse.ts'
import { cartTexts } from './en/cart.ts'
import { contactTexts } from './en/contact.ts'
import { directOrderTexts } from './en/direct-order.ts'
import type { englishFacts } from './en/facts.ts'
import { listingTexts } from './en/listing.ts'
import { orderTexts } from './en/order.ts'
import { productTexts } from './en/product.ts'
import { quoteTexts } from './en/quote.ts'
import { quotePhotoTexts } from './en/quote-photos.ts'
import { sectionTexts } from './en/sections.ts'
import { sharedTexts } from './en/shared.ts'
import { storeTexts } from './en/store.ts'
import { siteTexts, websiteTexts } from './en/website.ts'
import type { Translation } from './locale.ts'
import type { Text } from './text.ts'

/** All texts for visitors in English. */
export const en = {
  ...browseTexts,
  ...cartTexts,
  ...contactTexts,
  ...directOrderTexts,
  ...listingTexts,
  ...orderTexts,
  ...productTexts,
  ...quotePhotoTexts,
  ...quoteTexts,
  ...sectionTexts,
  ...sharedTexts,
  ...siteTexts,
  ...storeTexts,
  ...websiteTexts,
} as const

/** The name of a text. */
export type TextKey = keyof typeof en

/** The same fields and lists with other texts. */
type Translated<Value> = Value extends string
  ? string
  : { readonly [Field in keyof Value]: Translated<Value[Field]> }

/** A translation of all texts and default facts. Any text may have plural forms of `{count}`. */
export interface CompleteTranslation extends Translation {
  readonly texts: Readonly<Record<TextKey, Text>>
  readonly facts: Translated<typeof englishFacts>
}
