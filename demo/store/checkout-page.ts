import { formatMoney } from './catalogue/currencies.ts'
import type { Order, OrderLine } from './checkout.ts'

interface Visit {
  base: string
  session: string
  order: Order
  pictureUrl: (name: string) => string
  /** The line that sold out between starting the checkout and paying. */
  missing?: OrderLine
}

export function checkoutPage(visit: Visit): string {
  const { order, missing } = visit
  const total = order.lines.reduce((sum, line) => sum + linePrice(line), 0)
  const heading = order.isPaid ? 'Your order is paid' : 'Check your order'
  return frame(
    visit.base,
    heading,
    `<h1>${heading}</h1>
    <p class="note">This is a demonstration: no card is asked for and nothing is charged.</p>
    ${missing === undefined ? '' : problemOf(missing)}
    <ul class="order">${order.lines.map((line) => lineOf(line, visit)).join('')}</ul>
    <p class="total"><span>Total</span> <span class="money">${money(total, order)}</span></p>
    ${order.isPaid ? wayOn(order.successUrl, 'Continue to the shop') : choices(visit)}`,
  )
}

export function unknownCheckoutPage(base: string): string {
  return frame(
    base,
    'Checkout not found',
    `<h1>We can’t find this checkout</h1>
    <p>The address may be incomplete, or the demo store was restarted since: it keeps its orders in memory.</p>
    <p>Nothing was charged. Please go back to the shop and choose “Proceed to Checkout” again.</p>`,
  )
}

function problemOf({ product, variant }: OrderLine): string {
  return `<p class="problem" role="alert">Somebody was faster: there is not enough left of ${escapeHtml(product.title)} (${escapeHtml(variant.title)}). Nothing was charged. Please go back and change your cart.</p>`
}

function lineOf(line: OrderLine, { order, pictureUrl }: Visit): string {
  const { product, variant, quantity } = line
  const picture = variant.picture ?? product.pictures[0]
  const image =
    picture === undefined
      ? '<span class="no-picture"></span>'
      : `<img src="${escapeHtml(pictureUrl(picture))}" alt="" width="72" height="72">`
  const style = variant.title === product.title ? '' : `${escapeHtml(variant.title)} · `
  return `<li>${image}
    <div><b>${escapeHtml(product.title)}</b><small>${style}${quantity} × ${money(unitPrice(line), order)}</small></div>
    <span class="money">${money(linePrice(line), order)}</span></li>`
}

function choices({ base, session, order }: Visit): string {
  const action = `${base}/checkout?session=${encodeURIComponent(session)}`
  return `<div class="choices"><form method="post" action="${escapeHtml(action)}"><button type="submit">Pay</button></form>
    ${wayOn(order.cancelUrl, 'Cancel')}</div>`
}

/** Browsers do not follow a link from a website to a file on disk, so such an address is only told. */
function wayOn(url: string, label: string): string {
  if (!url.startsWith('file:')) return `<a class="button" href="${escapeHtml(url)}">${label}</a>`
  return `<p class="note">${label}: your shop page is a file on this computer, which a website may not open. Use your browser’s Back button, or open <code>${escapeHtml(url)}</code> yourself.</p>`
}

function unitPrice({ variant }: OrderLine): number {
  return variant.sale_amount ?? variant.amount
}

function linePrice(line: OrderLine): number {
  return unitPrice(line) * line.quantity
}

function money(amountInCents: number, { shop }: Order): string {
  return escapeHtml(formatMoney(amountInCents, shop.catalogue.currency))
}

function frame(base: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)} - Demo checkout</title>
  <link rel="stylesheet" href="${escapeHtml(base)}/checkout/style.css">
</head>
<body>
  <header>Demo checkout <span>stands in for the hosted provider</span></header>
  <main>${content}</main>
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
