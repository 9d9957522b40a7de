import { displayPrice } from '../catalog/product-price.ts'
import { buildProductUrl } from '../navigation/product-url.ts'
import { resolveLink } from '../navigation/url.ts'
import { orderTexts } from '../texts/en/order.ts'
import type { Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { CartItem } from './cart-item.ts'
import { formattedTotal } from './formatted-total.ts'
import { pageCart } from './page-cart.ts'

/** Mail programs and browsers shorten or ignore longer `mailto:` URLs. */
const MAX_URL_LENGTH = 1900

/** An order that the visitor sends by mail. */
export interface OrderMail {
  /** Opens the mail program. */
  url: string
  /** The complete order. */
  text: string
}

/** The language of a mail, and the URL pattern of the linked product pages. Default: the page's pattern. */
export interface MailOptions {
  locale: Locale
  productUrl?: string | undefined
}

/** Creates the mail for an order. The order replaces `{order}` in the `mailto:` URL. */
export function createOrderMail(to: string, items: readonly CartItem[], options: MailOptions): OrderMail {
  const text = translator(orderTexts, options.locale)
  const start = to.includes('?') ? '&' : `?subject=${encodeURIComponent(text('order_subject'))}&`
  const template = to.includes('{order}') ? to : `${to}${start}body={order}`
  const urlWith = (body: string) =>
    template.replaceAll('{order}', () => encodeURIComponent(body.replaceAll('\n', '\r\n')))
  const order = describeOrder(items, options)
  const url = urlWith(order)
  return { url: url.length <= MAX_URL_LENGTH ? url : urlWith(text('order_to_paste')), text: order }
}

/** Returns everything that the shop needs to deliver an order, as text. */
function describeOrder(items: readonly CartItem[], { locale, productUrl }: MailOptions): string {
  const text = translator(orderTexts, locale)
  const pattern = productUrl || pageCart.getState().productUrl || '/product/{id}'
  const field = (name: string, value: string) => text('field_value', { field: name, value })
  const describe = (item: CartItem) => {
    const { product, variant, quantity, custom_field_values = [] } = item
    const lines = [
      `${quantity} × ${product.title}`,
      variant.title !== product.title && variant.title,
      variant.sku,
      ...custom_field_values.map(({ title, value }) => field(title, value)),
      `${displayPrice(variant, locale)?.current ?? ''} × ${quantity} = ${formattedTotal([item], locale)}`,
      resolveLink(buildProductUrl(pattern, product.id))?.href,
    ]
    return lines.filter(Boolean).join('\n')
  }
  const total = field(text('total'), formattedTotal(items, locale))
  // The shop copies numbers and addresses from the mail, so it contains no invisible characters.
  return [...items.map(describe), total, text('order_contact')].join('\n\n').replace(/[\u2068\u2069]/g, '')
}
