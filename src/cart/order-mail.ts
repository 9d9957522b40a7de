import { displayPrice } from '../catalog/product-price.ts'
import { buildProductUrl } from '../navigation/product-url.ts'
import { resolveLink } from '../navigation/url.ts'
import { cartPanelTexts } from '../texts/en/cart-panel.ts'
import { orderStepTexts } from '../texts/en/order-steps.ts'
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
  /** The shop's email address. */
  recipient: string
  /** The complete order. */
  text: string
  /** Whether the URL contains the complete order. */
  isComplete: boolean
}

/** What the mail contains in addition to the ordered items. */
export interface MailOptions {
  /** The language of the mail. */
  locale: Locale
  /** The name of the business. */
  businessName?: string | undefined
  /** The URL pattern of product pages, with `{id}` for the product's ID. Default: the page's pattern. */
  productUrl?: string | undefined
}

/**
 * Creates the mail for an order.
 * @param mailtoUrl may have a subject and a body, in which the order replaces `{order}`
 */
export function createOrderMail(
  mailtoUrl: string,
  items: readonly CartItem[],
  options: MailOptions,
): OrderMail {
  const text = translator(orderStepTexts, options.locale)
  const [address = '', query = ''] = mailtoUrl.split(/\?(.*)/s)
  // In a `mailto:` URL, a plus sign does not stand for a space.
  const fields = new URLSearchParams(
    query.replaceAll('+', '%2B').replace(/\b(subject|body)=/gi, (name) => name.toLowerCase()),
  )
  const given = fields.get('body') ?? ''
  const template = given.includes('{order}') ? given : `${given}\n\n{order}`.trim()
  const order = template.replaceAll('{order}', () => describeOrder(items, options))
  const urlWith = (body: string) => {
    fields.set('subject', fields.get('subject') || text('order_subject'))
    fields.set('body', body.replace(/\r?\n/g, '\r\n'))
    return `${address}?${[...fields].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
  }
  const url = urlWith(order)
  const isComplete = url.length <= MAX_URL_LENGTH
  return {
    url: isComplete ? url : urlWith(text('order_to_paste')),
    recipient: address.replace(/^mailto:/i, ''),
    text: order,
    isComplete,
  }
}

/** Returns everything that the shop needs to deliver an order, as text. */
function describeOrder(
  items: readonly CartItem[],
  { locale, businessName, productUrl }: MailOptions,
): string {
  const text = translator(orderStepTexts, locale)
  const cartText = translator(cartPanelTexts, locale)
  const field = (name: string, value: string) => cartText('field_value', { field: name, value })
  const addresses = productUrl || pageCart.getState().productUrl || '/product/{id}'
  const describe = (item: CartItem) => {
    const { product, variant, quantity, custom_field_values = [] } = item
    const price = displayPrice(variant, locale)?.current
    const options = variant.options.map(({ value }) => value)
    return [
      `${quantity} × ${product.title}`,
      variant.title !== product.title && variant.title,
      // Most variants' titles consist of these values.
      ...options.filter((value) => !variant.title.includes(value)),
      ...custom_field_values.map(({ title, value }) => field(title, value)),
      variant.sku && field(text('order_sku'), variant.sku),
      price && (quantity > 1 ? `${price} × ${quantity} = ${formattedTotal([item], locale)}` : price),
      resolveLink(buildProductUrl(addresses, product.id))?.href,
    ]
      .filter(Boolean)
      .join('\n')
  }
  const total = formattedTotal(items, locale)
  return (
    [
      businessName ? text('order_for', { business: businessName }) : text('order_subject'),
      ...items.map(describe),
      total && field(cartText('total'), total),
      text('order_contact'),
    ]
      .filter(Boolean)
      .join('\n\n')
      // The shop copies numbers and addresses from the mail.
      .replace(/[\u2068\u2069]/g, '')
  )
}
