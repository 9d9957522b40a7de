// This file is type-checked but never run. The check also fails if a line after `@ts-expect-error` compiles.
import {
  type CartItem,
  type CartSummary,
  cart,
  configure,
  type Product,
  type Quote,
  type StoreGridElement,
  type ToastContent,
  toast,
  type Variant,
  version,
} from 'electrician-elements'
import 'electrician-elements/store-grid'
import { isElectricianElement } from 'electrician-elements/tag-names'

const grid: StoreGridElement = document.createElement('store-grid')
grid.productUrl = '/p/{id}'
grid.productUrl = null
grid.storeId = undefined
const address: string = grid.productUrl
// @ts-expect-error productUrl must be a string
grid.productUrl = 3
grid.lang = 'de'
grid.priceFormat = 'locale'
grid.limit = 8
const limit: string | undefined = grid.limit
const buyButton = document.createElement('buy-button')
buyButton.quantity = 2
const quantity: string = buyButton.quantity
// @ts-expect-error limit must be a number or a string
grid.limit = Boolean(limit ?? quantity)
// @ts-expect-error the property does not exist
grid.productAddress = address

grid.addEventListener('cart-add', (event) => {
  const { product, variant, quantity } = event.detail
  const added: [Product, Variant, number] = [product, variant, quantity]
  cart.add(...added, variant.inventory_quantity)
  // @ts-expect-error the event detail has quantity, not amount
  event.detail.amount.toFixed()
  // @ts-expect-error the variant has price_in_cents, not price
  variant.price.toFixed()
})
grid.addEventListener('click', (event) => event.clientX.toFixed())
// @ts-expect-error events from other elements have no typed detail
grid.addEventListener('quote-sent', (event) => event.detail.quote)

const anyElement: Element | null = document.querySelector('.shop')
anyElement?.addEventListener('cart-add', ({ detail }) => detail.quantity.toFixed())
anyElement?.shadowRoot?.addEventListener('cart-add', ({ detail }) => detail.product.title)
document.createElementNS('http://www.w3.org/2000/svg', 'a').addEventListener('purchase', ({ detail }) => {
  const total: number | undefined = detail.total_in_cents
  return total
})
// @ts-expect-error the event detail has quantity, not amount
anyElement?.addEventListener('cart-add', ({ detail }) => detail.amount)

document.addEventListener('cart-change', ({ detail }) => {
  const { items, total_in_cents }: CartSummary = detail
  const lines: readonly CartItem[] = items
  return [lines.length, total_in_cents ?? detail.totals.map(({ currency, total }) => currency + total)]
})
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  location.assign(event.detail.url)
})
document.querySelector('quote-form')?.addEventListener('quote-submit', ({ detail }) => {
  const { service }: Quote = detail.quote
  // @ts-expect-error a service is a text
  return service === 1
})

const site = document.querySelector('electrician-site')
if (site) {
  site.routing = 'hash'
  const phone: string | undefined = site.phone
  // @ts-expect-error routing must be history or hash
  site.routing = phone
}
export const isElement: boolean = isElectricianElement('store-grid')
const drawer = document.createElement('cart-drawer')
drawer.show()
drawer.open = false
// @ts-expect-error the element has no hide() method
drawer.hide()

const content: ToastContent = { title: version, action: { label: 'Undo', run: () => cart.open() } }
toast.dismiss(toast(content))
configure({ storeHost: '/provider' })
window.ElectricianElements?.cart.setQuantity('variant', 2)
window.ElectricianElements?.ready.then(({ cart }) => cart.items.length)
window.ElectricianElements?.scan?.(document)
// @ts-expect-error the contents of the cart are missing until the script API has loaded
window.ElectricianElements?.cart.items.length
// @ts-expect-error ElectricianElements is undefined until the script has loaded
window.ElectricianElements.cart.clear()
