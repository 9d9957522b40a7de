import type { OwnerFacts } from '../../business/business.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { decodeLine } from '../../cart/stored-lines.ts'
import type { Product, Variant } from '../../catalog/product.ts'
import type { StoreAttributes } from '../../provider/store-request.ts'
import type { TextKey } from '../../texts/en.ts'
import type { Translation } from '../../texts/locale.ts'
import type { Text } from '../../texts/text.ts'
import type { ToastContent } from '../../toasts/toast-store.ts'
import { propertyName } from '../element/attributes.ts'
import { type FactSource, pageSettings } from '../settings/page-settings.ts'
import { resolveSettings, STORE_ATTRIBUTES } from '../settings/store-settings.ts'
import { readTexts } from '../settings/text-scripts.ts'

/** A product for `cart.add`. Only `id` and `title` are required. The cart shows `image` if there is one. */
export type CartProduct = Pick<Product, 'id' | 'title'> & Partial<Product>

/**
 * A variant that `cart.add` accepts. Only `id` and `price_in_cents` are required. The price is in euros
 * unless `currency` or `currency_info` is set. The title defaults to the product's title.
 */
export type CartVariant = Pick<Variant, 'id' | 'price_in_cents'> & Partial<Variant>

/** The settings that `configure` accepts. */
export interface PageSettings {
  /** URL of the store's server, or a path on the page's own origin. */
  storeHost?: string | URL | undefined
  /** ID of the store on the server. */
  storeId?: string | undefined
  /** Type of a store that needs an adapter, for example `shopify`. Set it together with `storeHost`. */
  storeType?: string | undefined
  /** Public key of the store. */
  storeToken?: string | undefined
  /** Region or country whose prices the store uses. */
  storeRegion?: string | undefined
  /** URL of the page that takes the order, for stores without a checkout of their own. */
  checkoutUrl?: string | undefined
  /** Business facts for the page. They override the page's JSON, but not an element's attributes and JSON. */
  business?: OwnerFacts | undefined
  /** Texts that replace the elements' own in every language, by key, for example `{ add_to_cart: 'Buy' }`. */
  texts?: Partial<Record<TextKey, Text>> | undefined
}

/**
 * Returns a cart line for the arguments of `cart.add`, with defaults for missing fields.
 * @throws TypeError if an argument is invalid
 */
export function readCartLine(product: CartProduct, variant: CartVariant, quantity: number): CartItem {
  const line = parseArguments(product, variant, quantity)
  assertInput(
    line,
    'cart.add needs a product ({ id, title }), one of its variants ({ id, price_in_cents }) and a ' +
      'whole-number quantity of at least 1.',
  )
  return line
}

function parseArguments(...values: [CartProduct, CartVariant, number]): CartItem | null {
  try {
    // Copies the objects, so that later changes by the page do not affect the cart.
    const [product, variant, quantity] = JSON.parse(JSON.stringify(values))
    const currency = variant.currency ?? variant.currency_info?.code ?? product.currency ?? 'eur'
    return decodeLine({
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
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  const [part] = format.formatToParts(0)
  const decimal_digits = format.resolvedOptions().maximumFractionDigits
  return { code, symbol: part?.value, template: null, decimal_digits }
}

/**
 * Asserts that an argument of the script API is valid.
 * @throws TypeError with `message`
 */
export function assertInput(isUsable: unknown, message: string): asserts isUsable {
  if (!isUsable) throw new TypeError(message)
}

/**
 * Asserts that a cart method's variant ID is a non-empty string.
 * @throws TypeError
 */
export function assertVariantId(method: string, id: unknown): void {
  assertInput(isText(id) && id, `cart.${method} needs the id of a variant, such as cart.items[0].variant.id.`)
}

/**
 * Asserts that the argument of `toast` is valid.
 * @throws TypeError
 */
export function assertToast(content: ToastContent): void {
  const { title, description = '', duration = 1, variant = 'default', action } = Object(content)
  assertInput(
    isText(title) &&
      title.trim() &&
      isText(description) &&
      typeof duration === 'number' &&
      duration > 0 &&
      ['default', 'destructive'].includes(variant) &&
      (action === undefined || (isText(action?.label) && typeof action.run === 'function')),
    "toast needs a title, for example toast({ title: 'Saved' }). It also takes a description, a duration " +
      'in milliseconds, the variant "default" or "destructive", and an action ({ label, run }).',
  )
}

/** The settings that a call of `configure` changes. */
interface ChangedSettings {
  store: StoreAttributes
  facts?: FactSource[]
  texts?: Translation
}

const STORE_PROPERTIES = STORE_ATTRIBUTES.map(propertyName)

/**
 * Returns the settings in the argument of `configure`. Missing, null and empty settings change nothing.
 * @throws TypeError if a setting is invalid
 */
export function readSettings(settings: PageSettings): ChangedSettings {
  const { business, texts, ...others } = Object(settings)
  // Converts URL objects to text.
  const store = JSON.parse(JSON.stringify(others), (_, value) => value || undefined)
  assertInput(
    Object(settings) === settings &&
      Object.keys(others).every((name) => STORE_PROPERTIES.includes(name)) &&
      Object.values(store).every(isText) &&
      isObject(business ?? {}) &&
      isObject(texts ?? {}),
    "configure needs settings, for example configure({ storeHost: 'https://store.example', storeId: " +
      "'your-store' }).",
  )
  const { problem } = resolveSettings(store)
  if (problem) throw new TypeError(problem)
  return {
    // Without a type, a host is not of the type that the page had.
    store: { ...pageSettings.getState().store, ...(store.storeHost && { storeType: '' }), ...store },
    ...(business && { facts: [{ json: JSON.stringify(business), label: 'configure()' }] }),
    ...(texts && {
      texts: { language: '', texts: readTexts(JSON.parse(JSON.stringify(texts)), 'configure()') },
    }),
  }
}

function isObject(value: unknown): boolean {
  return Object(value) === value && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
