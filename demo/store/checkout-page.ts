import { formatMoney } from './catalog/currencies.ts'
import type { Order } from './checkout.ts'
import type { OrderLine } from './checkout-items.ts'

interface CheckoutContent {
  /** The base URL of the demo store. */
  base: string
  session: string
  order: Order
  pictureUrl: (name: string) => string
  /** Returns whether the checkout page may link to a URL. */
  canLeaveTo: (url: string) => boolean
  /** An order line whose product has sold out or whose time slot has been booked since the checkout started. */
  missing?: OrderLine
}

/** Returns the HTML of the checkout page, where the visitor pays or cancels. */
export function checkoutPage(content: CheckoutContent): string {
  const { order, missing } = content
  const total = order.lines.reduce((sum, line) => sum + linePrice(line), 0)
  const heading = order.isPaid ? 'Your order is paid' : 'Check your order'
  return frame(
    content.base,
    heading,
    `<h1>${heading}</h1>
    <p class="note">This is a demonstration: no card is asked for and nothing is charged.</p>
    ${missing === undefined ? '' : problemOf(missing)}
    <ul class="order">${order.lines.map((line) => lineOf(line, content)).join('')}</ul>
    <p class="total"><span>Total</span> <span class="money">${money(total, order)}</span></p>
    ${order.isPaid ? linkTo(order.successUrl, 'Continue to the shop', content) : choices(content)}`,
  )
}

/** Returns the HTML of the page that is shown if a checkout does not exist. */
export function unknownCheckoutPage(base: string): string {
  return frame(
    base,
    'Checkout not found',
    `<h1>We can’t find this checkout</h1>
    <p>The address may be incomplete, or the demo store was restarted or opened in another tab since: it keeps its orders only for a while.</p>
    <p>Nothing was charged. Please go back to the shop and choose “Proceed to Checkout” again.</p>`,
  )
}

function problemOf({ product, variant, time_slot }: OrderLine): string {
  if (time_slot !== undefined)
    return `<p class="problem" role="alert">Somebody was faster: ${escapeHtml(timeOf(time_slot))} is no longer free. Nothing was charged. Please go back and choose another time.</p>`
  return `<p class="problem" role="alert">Somebody was faster: there is not enough left of ${escapeHtml(product.title)} (${escapeHtml(variant.title)}). Nothing was charged. Please go back and change your cart.</p>`
}

function lineOf(line: OrderLine, { order, pictureUrl }: CheckoutContent): string {
  const { product, variant, quantity } = line
  const picture = variant.picture ?? product.pictures[0]
  const image =
    picture === undefined
      ? '<span class="no-picture"></span>'
      : `<img src="${escapeHtml(pictureUrl(picture))}" alt="" width="72" height="72">`
  const style = variant.title === product.title ? '' : `${escapeHtml(variant.title)} · `
  return `<li>${image}
    <div><b>${escapeHtml(product.title)}</b><small>${style}${quantity} × ${money(unitPrice(line), order)}</small>${detailsOf(line)}</div>
    <span class="money">${money(linePrice(line), order)}</span></li>`
}

/** Returns markup with the appointment and the text that the visitor entered in custom fields. */
function detailsOf({ time_slot, custom_field_values = [] }: OrderLine): string {
  const details = [
    ...(time_slot ? [timeOf(time_slot)] : []),
    ...custom_field_values.map(({ value }) => value),
  ]
  return details.map((detail) => `<small>${escapeHtml(detail)}</small>`).join('')
}

/** Formats a time slot: `2026-02-28T09:00:00` → "2026-02-28 at 09:00". */
function timeOf(slot: string): string {
  return slot.slice(0, 16).replace('T', ' at ')
}

function choices(content: CheckoutContent): string {
  const { base, session, order } = content
  const action = `${base}/checkout?session=${encodeURIComponent(session)}`
  return `<div class="choices"><form method="post" action="${escapeHtml(action)}"><button type="submit">Pay</button></form>
    ${linkTo(order.cancelUrl, 'Cancel', content)}</div>`
}

function linkTo(url: string, label: string, { canLeaveTo }: CheckoutContent): string {
  if (canLeaveTo(url)) return `<a class="button" href="${escapeHtml(url)}">${label}</a>`
  return `<p class="note">${label}: your shop page is a file on this computer, which a website may not open. Use your browser’s Back button, or open <code>${escapeHtml(url)}</code> yourself.</p>`
}

function unitPrice({ variant, donation_amount }: OrderLine): number {
  return donation_amount ?? variant.sale_amount ?? variant.amount ?? 0
}

function linePrice(line: OrderLine): number {
  return unitPrice(line) * line.quantity
}

function money(amountInCents: number, { shop }: Order): string {
  return escapeHtml(formatMoney(amountInCents, shop.catalog.currency))
}

function frame(base: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)} - Demo checkout</title>
  <link rel="icon" href="${escapeHtml(base)}/pictures/led-bulb-warm.svg">
  <link rel="stylesheet" href="${escapeHtml(base)}/checkout/style.css">
</head>
<body>
  <div class="checkout">
    <header>Demo checkout <span>stands in for your store’s checkout</span></header>
    <main>${content}</main>
  </div>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
