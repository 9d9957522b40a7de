// Compiled, never run. A line below `@ts-expect-error` must not compile; that it does is an error too.
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

const grid: StoreGridElement = document.createElement('store-grid')
grid.productUrl = '/p/{id}'
grid.productUrl = null
grid.storeId = undefined
const address: string = grid.productUrl
// @ts-expect-error a number is no address
grid.productUrl = 3
// @ts-expect-error there is no such property
grid.productAddress = address

grid.addEventListener('cart-add', (event) => {
  const { product, variant, quantity } = event.detail
  const added: [Product, Variant, number] = [product, variant, quantity]
  cart.add(...added, variant.inventory_quantity)
  // @ts-expect-error it is called quantity
  event.detail.amount.toFixed()
  // @ts-expect-error cents, not an amount with decimals
  variant.price.toFixed()
})
grid.addEventListener('click', (event) => event.clientX.toFixed())
// @ts-expect-error another tag's event is any event, without a detail
grid.addEventListener('quote-sent', (event) => event.detail.quote)

document.addEventListener('cart-change', ({ detail }) => {
  const { items, total_in_cents }: CartSummary = detail
  const lines: readonly CartItem[] = items
  return [lines.length, total_in_cents]
})
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  location.assign(event.detail.url)
})
document.querySelector('quote-form')?.addEventListener('quote-submit', ({ detail }) => {
  const { service }: Quote = detail.quote
  // @ts-expect-error not among the services
  return service === 'plumbing'
})

const site = document.querySelector('electrician-site')
if (site) {
  site.routing = 'hash'
  const phone: string | undefined = site.phone
  // @ts-expect-error neither history nor hash
  site.routing = phone
}
const drawer = document.createElement('cart-drawer')
drawer.show()
drawer.open = false
// @ts-expect-error a drawer closes, it does not hide
drawer.hide()

const notice: ToastContent = { title: version, action: { label: 'Undo', run: () => cart.open() } }
toast.dismiss(toast(notice))
configure({ storeHost: '/provider' })
window.ElectricianElements?.cart.setQuantity('variant', 2)
// @ts-expect-error the script may not have loaded yet
window.ElectricianElements.cart.clear()
