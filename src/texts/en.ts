import { aboutTexts } from './en/about.ts'
import { addingTexts } from './en/adding.ts'
import { browseTexts } from './en/browse.ts'
import { cartTexts } from './en/cart.ts'
import { cartLoadingTexts } from './en/cart-loading.ts'
import { cartPanelTexts } from './en/cart-panel.ts'
import { checkoutTexts } from './en/checkout.ts'
import { contactTexts } from './en/contact.ts'
import { customFieldTexts } from './en/custom-fields.ts'
import { directOrderTexts } from './en/direct-order.ts'
import { embeddedProductTexts } from './en/embedded-product.ts'
import type { englishFacts } from './en/facts.ts'
import { footerTexts } from './en/footer.ts'
import { hoursTexts } from './en/hours.ts'
import { listingTexts } from './en/listing.ts'
import { moreProductsTexts } from './en/more-products.ts'
import { noticeTexts } from './en/notice.ts'
import { openStatusTexts } from './en/open-status.ts'
import { orderStepTexts } from './en/order-steps.ts'
import { orderToastTexts } from './en/order-toasts.ts'
import { pictureTexts } from './en/pictures.ts'
import { productTexts } from './en/product.ts'
import { productHeadTexts } from './en/product-head.ts'
import { quantityTexts } from './en/quantity.ts'
import { quantityFieldTexts } from './en/quantity-field.ts'
import { quoteTexts } from './en/quote.ts'
import { quotePhotoTexts } from './en/quote-photos.ts'
import { quoteSendingTexts } from './en/quote-sending.ts'
import { serviceTexts } from './en/services.ts'
import { sharedTexts } from './en/shared.ts'
import { singleProductTexts } from './en/single-product.ts'
import { siteTexts } from './en/site.ts'
import { stockTexts } from './en/stock.ts'
import { storeTexts } from './en/store.ts'
import { successTexts } from './en/success.ts'
import { toastLayerTexts } from './en/toast-layer.ts'
import { toastTexts } from './en/toasts.ts'
import { unavailableTexts } from './en/unavailable.ts'
import { websiteTexts } from './en/website.ts'
import { zoomTexts } from './en/zoom.ts'
import type { Translation } from './locale.ts'
import type { Text } from './text.ts'

/** All texts for visitors in English. */
export const en = {
  ...aboutTexts,
  ...addingTexts,
  ...browseTexts,
  ...cartLoadingTexts,
  ...cartPanelTexts,
  ...cartTexts,
  ...checkoutTexts,
  ...contactTexts,
  ...customFieldTexts,
  ...directOrderTexts,
  ...embeddedProductTexts,
  ...footerTexts,
  ...hoursTexts,
  ...listingTexts,
  ...moreProductsTexts,
  ...noticeTexts,
  ...openStatusTexts,
  ...orderStepTexts,
  ...orderToastTexts,
  ...pictureTexts,
  ...productHeadTexts,
  ...productTexts,
  ...quantityFieldTexts,
  ...quantityTexts,
  ...quotePhotoTexts,
  ...quoteSendingTexts,
  ...quoteTexts,
  ...serviceTexts,
  ...sharedTexts,
  ...singleProductTexts,
  ...siteTexts,
  ...stockTexts,
  ...storeTexts,
  ...successTexts,
  ...toastLayerTexts,
  ...toastTexts,
  ...unavailableTexts,
  ...websiteTexts,
  ...zoomTexts,
} as const

/** The name of a text. */
export type TextKey = keyof typeof en

/** The same fields and lists with other texts. */
type Translated<Value> = Value extends string
  ? string
  : { readonly [Field in keyof Value]: Translated<Value[Field]> }

/** The translation of all texts and default facts into one language. Any text may have plural forms of `{count}`. */
export interface CompleteTranslation extends Translation {
  readonly texts: Readonly<Record<TextKey, Text>>
  readonly facts: Translated<typeof englishFacts>
}
