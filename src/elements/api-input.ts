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
      'of at least 1.',
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

/** @throws TypeError with `sentence`, which says what the function needs */
export function check(isUsable: unknown, sentence: string): asserts isUsable {
  if (!isUsable) throw new TypeError(sentence)
}

/** @throws TypeError */
export function checkVariantId(method: string, id: unknown): void {
  check(isText(id) && id, `cart.${method} needs the id of a variant, such as cart.items[0].variant.id.`)
}

/** @throws TypeError */
export function checkToast(content: ToastContent): void {
  const { title, description = '', duration = 1, variant = 'default', action } = Object(content)
  check(
    isText(title) &&
      title.trim() &&
      isText(description) &&
      typeof duration === 'number' &&
      duration > 0 &&
      ['default', 'destructive'].includes(variant) &&
      (action === undefined || (isText(action?.label) && typeof action.run === 'function')),
    "toast needs a title, for example toast({ title: 'Saved' }). It also takes a description, a duration in " +
      'milliseconds, the variant "default" or "destructive", and an action ({ label, run }).',
  )
}

/**
 * Checks what a page's script configures. Fields that are undefined, null or empty stay as they were.
 * @throws TypeError
 */
export function readSettings(given: PageSettings): StoreSettings {
  const { storeHost, storeId, ...others } = Object(given)
  const host: unknown = storeHost instanceof URL ? storeHost.href : (storeHost ?? '')
  const id: unknown = storeId ?? ''
  check(
    Object(given) === given && Object.keys(others).length === 0 && isText(host) && isText(id),
    "configure needs settings, for example configure({ storeHost: 'https://store.example', storeId: 'your-store' }).",
  )
  const problem = host && hostProblem(host)
  if (problem) throw new TypeError(problem)
  return { host, storeId: id }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
