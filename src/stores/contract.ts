import type { StoreProduct } from './store-product.ts'

/** The page's settings for a store, and a function that loads JSON from the store's own API. */
export interface StoreCall {
  /** `store-host` as an absolute URL without a slash at the end. */
  readonly host: string
  /** `store-id`. */
  readonly id: string
  /** `store-token`; empty if it is not set. */
  readonly token: string
  /** `store-region`; empty if it is not set. */
  readonly region: string
  /** The page's or element's language as a BCP 47 tag, for example `pt-BR`; empty if the page names none. */
  readonly language: string
  /** `checkout-url`; empty if it is not set. */
  readonly checkoutUrl: string
  /**
   * Loads JSON. With a `body`, sends it as JSON with a POST request. With `headers`, does not follow
   * redirects, because another website could read the headers.
   * @throws StoreFailure if the response has an error status
   */
  json(
    url: string,
    options?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<{ body: unknown; headers: Headers }>
}

/** Which products to list. Without fields, all products in the store's own order. */
export interface ListQuery {
  /** Only the products with these IDs. */
  readonly ids?: readonly string[]
  /** Only the products in one of these collections. */
  readonly collectionIds?: readonly string[]
  readonly sort?: 'price' | 'created_at' | 'collection_order'
  readonly isDescending?: boolean
  /** Number of products to skip. */
  readonly offset: number
  /** Maximum number of products. Missing in the first request, so that the store chooses the page size. */
  readonly limit?: number
}

/** A page of products. */
export interface ProductPage {
  readonly products: readonly StoreProduct[]
  /** Number of products on all pages. */
  readonly count: number
}

/** What a visitor orders. */
export interface StoreOrder {
  readonly items: readonly {
    readonly variant_id: string
    readonly quantity: number
    readonly custom_field_values?: readonly { custom_field_id: string; value: string }[]
    /** The amount of a donation in minor units. */
    readonly donation_amount?: number
  }[]
  /** Absolute URL of the page that thanks for the order. */
  readonly successUrl: string
  /** Absolute URL of the page from which the visitor ordered. */
  readonly cancelUrl: string
  /** IANA time zone of the visitor. */
  readonly timeZone: string
  /** Language of the page; missing for English. */
  readonly locale?: string
}

/** Where the visitor pays. */
export interface StoreCheckout {
  /** `http`, `https` or `mailto` URL. In a `mailto` URL, `{order}` becomes the complete order as text. */
  readonly url: string
  /** Whether visitors must enter the quantity and other details at `url`. The cart then shows these first. */
  readonly asksForDetails?: boolean
  /** Set it if some payments do not lead to `successUrl`. `isPaid` gets it back when the visitor returns. */
  readonly reference?: string | undefined
}

/** The stock of a variant; null without a number. */
export interface StockEntry {
  readonly id: string
  readonly inventory_quantity: number | null
}

/**
 * A type of store. The elements offer only what the store implements: without `listCollections`, listings
 * have no collection filter.
 */
export interface Store {
  /** The value of `store-type`, for example `shopify`. */
  readonly type: string
  /**
   * Lists products.
   * @throws StoreFailure with status 400 if the store cannot filter by collections or sort like this. The
   *   elements then do it themselves
   */
  listProducts(query: ListQuery, call: StoreCall): Promise<ProductPage>
  /** Returns one product with all its details; null if the store does not have it. */
  getProduct(id: string, call: StoreCall): Promise<StoreProduct | null>
  /**
   * Starts a checkout.
   * @throws StoreFailure with the code `OUT_OF_STOCK` if the stock is too low
   */
  startCheckout(order: StoreOrder, call: StoreCall): Promise<StoreCheckout>
  /** Returns the stock of all variants of products. Missing: the quantities in `listProducts` are used. */
  lookUpStock?(productIds: readonly string[], call: StoreCall): Promise<readonly StockEntry[]>
  /** Returns the collections. Missing: the store has none. */
  listCollections?(call: StoreCall): Promise<readonly { readonly id: string; readonly title: string }[]>
  /**
   * Returns whether the order with this reference was paid; null if the store cannot tell. Only called for
   * orders whose checkout had a `reference`.
   */
  isPaid?(reference: string, call: StoreCall): Promise<boolean | null>
  /** Returns whether checkout replaces the visitor's cart at the store itself, at the absolute URL `host`. */
  replacesCart?(host: string): boolean
}

/** A call that the store refused. Visitors see the status and the reason. */
export class StoreFailure extends Error {
  override name = 'StoreFailure'

  /**
   * @param status HTTP status from 400 to 599
   * @param code an error code that the elements know, such as `OUT_OF_STOCK`
   * @param message an explanation for the page author
   * @param reason a short explanation that visitors read after the status; default: by status, in English
   * @param variantId the ordered variant that the store refuses
   */
  constructor(
    readonly status: number,
    readonly code?: string,
    message?: string,
    readonly reason = reasonOf(status),
    readonly variantId?: string,
  ) {
    super(message)
  }
}

function reasonOf(status: number): string {
  if (status === 404 || status === 410) return 'Not found'
  if (status === 401 || status === 403) return 'The store does not allow access'
  // Shopify answers 430 to visitors whom it takes for bots.
  if (status === 429 || status === 430) return 'Too many requests. Please try again in a minute'
  return status < 500 ? 'The store refused the request' : 'The store is not available. Please try again later'
}

/** The code of a checkout that fails because the stock is too low. */
export const OUT_OF_STOCK = 'insufficient_inventory'
