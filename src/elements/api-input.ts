import type { CartItem } from '../cart/cart-item.ts'
import { parseLine } from '../cart/stored-lines.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import type { ToastContent } from '../toasts/toast-store.ts'
import { hostProblem } from './store-settings.ts'

/** A product as `cart.add` accepts it. Only `id` and `title` are required; the cart also shows `image`. */
export type CartProduct = Pick<Product, 'id' | 'title'> & Partial<Product>

/**
 * A variant as `cart.add` accepts it. Only `id` and `price_in_cents` are required; without `currency` and `currency_info`
 * the price is in euros, without `title` the variant is called like its product.
 */
export type CartVariant = Pick<Variant, 'id' | 'price_in_cents'> & Partial<Variant>

/** What `configure` accepts. */
export interface PageSettings {
  /** Address of the store: `https://…`, or a path on the page's own site. */
  storeHost?: string | URL | undefined
  storeId?: string | undefined
}

/**
 * Checks what a page's script wants to add, and fills in the fields that it left out.
 * @throws TypeError
 */
export function readLine(product: CartProduct, variant: CartVariant, quantity: number): CartItem {
  const line = tryToReadLine(product, variant, quantity)
  if (line) return line
  throw new TypeError(
    'cart.add needs a product ({ id, title }), one of its variants ({ id, price_in_cents }) and a whole quantity ' +
      'of at least 1. Products and variants from the product-select and cart-add events fit as they are.',
  )
}

function tryToReadLine(...given: [CartProduct, CartVariant, number]): CartItem | null {
  try {
    // A copy: the cart must not change when the page changes its own objects later.
    const [product, variant, quantity] = JSON.parse(JSON.stringify(given))
    const currency = variant.currency ?? variant.currency_info?.code ?? product.currency ?? 'eur'
    return parseLine({
      product: { currency, ...product },
      variant: {
        title: product.title,
        currency,
        ...variant,
        currency_info: variant.currency_info === undefined ? currencyInfoOf(currency) : variant.currency_info,
      },
      quantity,
    })
  } catch {
    return null
  }
}

function currencyInfoOf(code: string) {
  const [part] = new Intl.NumberFormat('en', { style: 'currency', currency: code }).formatToParts(0)
  return { code, symbol: part?.value, template: null }
}

/** @throws TypeError */
export function checkAvailable(available: unknown): void {
  if (available !== undefined && available !== null && !(typeof available === 'number' && available >= 0))
    throw new TypeError('cart.add needs the available quantity as a number of at least 0, or null.')
}

/** @throws TypeError */
export function checkVariantId(method: string, id: unknown): void {
  if (typeof id !== 'string' || id === '')
    throw new TypeError(`cart.${method} needs the id of a variant, such as cart.items[0].variant.id.`)
}

/** @throws TypeError */
export function checkListener(listener: unknown): void {
  if (typeof listener !== 'function')
    throw new TypeError('cart.subscribe needs a function, which it calls after each change of the cart.')
}

/** @throws TypeError */
export function checkToast(content: ToastContent): void {
  const { title, description = '', duration = 1, variant = 'default', action } = Object(content)
  const refuse = (needs: string) => {
    throw new TypeError(`toast needs ${needs}.`)
  }
  if (typeof title !== 'string' || title.trim() === '')
    refuse("a title, for example toast({ title: 'Saved' })")
  if (typeof description !== 'string') refuse('its description as text')
  if (!(typeof duration === 'number' && duration > 0))
    refuse('its duration as a number of milliseconds above 0')
  if (variant !== 'default' && variant !== 'destructive') refuse('"default" or "destructive" as its variant')
  if (action !== undefined && !(typeof action?.label === 'string' && typeof action.run === 'function'))
    refuse("its action as { label: 'Undo', run: () => … }")
}

/**
 * Checks what a page's script configures. Fields that are undefined, null or empty stay as they were.
 * @throws TypeError
 */
export function readSettings(given: PageSettings): Partial<StoreSettings> {
  const example = "for example configure({ storeHost: 'https://store.example', storeId: 'your-store' })"
  if (typeof given !== 'object' || !given) throw new TypeError(`configure needs settings, ${example}.`)
  const settings: Partial<StoreSettings> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name !== 'storeHost' && name !== 'storeId')
      throw new TypeError(`configure knows no setting "${name}". It takes storeHost and storeId, ${example}.`)
    const isHost = name === 'storeHost'
    const text: unknown = isHost && value instanceof URL ? value.href : (value ?? '')
    if (typeof text !== 'string')
      throw new TypeError(`configure needs ${name} as text${isHost ? ' or as a URL' : ''}, ${example}.`)
    const problem = isHost && text && hostProblem(text)
    if (problem) throw new TypeError(problem)
    if (text) settings[isHost ? 'host' : 'storeId'] = text
  }
  return settings
}
