import type { CartSummary } from '../../cart/cart.ts'
import type { NotEnoughStockError } from '../../catalog/stock-error.ts'
import type { CheckoutResult } from '../../checkout/checkout-store.ts'
import type { ToastContent } from '../../toasts/toast-store.ts'
import type { CartProduct, CartVariant, PageSettings } from './api-input.ts'

/** The shared cart, for page scripts. */
export interface Cart extends CartSummary {
  /**
   * Adds a variant to the cart. The new line belongs to the store that `checkout` orders from.
   * @param quantity default: 1, or the smallest quantity in `variant.quantity_limits`
   * @param available the quantity in stock, if the stock is managed; default: `variant.inventory_quantity`
   * @throws TypeError if an argument is invalid or the product is a booking, donation or subscription
   * @throws NotEnoughStockError if the stock is too low
   * @throws RangeError if the variant's quantity in the cart would exceed 9,999 or violate `quantity_limits`
   */
  add(product: CartProduct, variant: CartVariant, quantity?: number, available?: number | null): void
  /**
   * Sets a variant's quantity in the cart to the closest one that its `quantity_limits` allow, at least 1.
   * Does nothing if the variant is not in the cart or belongs to a store that `checkout` does not order from.
   * @throws TypeError if the ID is not a string or the quantity is not a whole number
   * @throws RangeError if the quantity is above 9,999
   */
  setQuantity(variantId: string, quantity: number): void
  /**
   * Removes a variant from the cart. Does nothing if the variant is not in the cart or belongs to a store
   * that `checkout` does not order from.
   * @throws TypeError if the ID is not a string
   */
  remove(variantId: string): void
  /** Removes all lines from the cart. */
  clear(): void
  /** Opens the cart. */
  open(): void
  /** Closes the cart. */
  close(): void
  /**
   * Starts the checkout, just like the button in the cart drawer. Events are dispatched on the drawer, or on
   * the document if there is no drawer. Resolves with the checkout's outcome. If no store is set,
   * dispatches `checkout-error` and rejects with an Error.
   */
  checkout(): Promise<CheckoutResult>
  /**
   * Calls `listener` after each change to the cart. Returns a function that unsubscribes.
   * @throws TypeError if `listener` is not a function
   */
  subscribe(listener: (summary: CartSummary) => void): () => void
}

/** Shows and closes toasts. */
export interface ShowToast {
  /**
   * Shows a toast, which replaces any toast that is on screen. Returns its ID for `toast.dismiss`.
   * @throws TypeError if the title is missing or another field is invalid
   */
  (content: ToastContent): string
  /** Closes the toast with this ID, if it is still on screen. */
  dismiss(id: string): void
}

/** The complete script API, which the package exports. */
export interface ScriptApi {
  /** The version of the library that is running on the page. */
  readonly version: string
  /** The cart that all elements on the page share. */
  readonly cart: Cart
  /** Shows a toast on the page. */
  readonly toast: ShowToast
  /**
   * Sets the store for elements without store attributes, and business facts. Attributes and JSON inside or
   * around an element override these facts.
   */
  configure(settings: PageSettings): void
  /** The error class that `cart.add` throws when the stock is too low. */
  readonly NotEnoughStockError: typeof NotEnoughStockError
}

/** An API that may load later. Until then, functions return promises and other members are undefined. */
type Waiting<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...values: infer Values) => infer Result
    ? (...values: Values) => Result | Promise<Awaited<Result>>
    : Api[Name] | undefined
}

/** A page's script API, `window.ElectricianElements`. With the modules, its code loads on first use. */
export interface ElectricianElements {
  /** The version of the library that is running on the page. */
  readonly version: string
  /** The cart that all elements on the page share. */
  readonly cart: Waiting<Cart>
  /** Shows a toast on the page. */
  readonly toast: Waiting<ShowToast> & ((content: ToastContent) => string | Promise<string>)
  /** Sets the store for elements without store attributes, and business facts. */
  configure(settings: PageSettings): void | Promise<void>
  /** The error class that `cart.add` throws when the stock is too low. */
  readonly NotEnoughStockError?: ScriptApi['NotEnoughStockError']
  /** Resolves with the complete script API. Reading this property loads its code. */
  readonly ready: Promise<ScriptApi>
  /**
   * Only with the modules: finds the elements in a node, now and when more are inserted, and loads their
   * modules. Only needed for elements in a shadow root, which the loader does not search.
   */
  scan?(root: ParentNode): void
}
