import type { Business } from '../../src/business/business.ts'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import type { CurrencyInfo } from '../../src/catalog/money.ts'
import { formatMoney } from '../../src/catalog/money.ts'
import type { Product, Variant } from '../../src/catalog/product.ts'

/** Returns the business facts of an example business. */
export function aBusiness(overrides: Partial<Business> = {}): Business {
  return {
    ...DEFAULT_BUSINESS,
    name: 'Volt & Sons',
    owner_name: 'Marta Volt',
    phone: '(555) 010-0199',
    email: 'hello@volt.example',
    ...overrides,
  }
}

/** Returns currency details for the US dollar. */
export function aCurrency(overrides: Partial<CurrencyInfo> = {}): CurrencyInfo {
  return { code: 'usd', symbol: '$', template: '$$1', decimal_digits: 2, ...overrides }
}

/** Returns a variant for $19.99 that is not on sale and has no managed inventory. Formatted prices match amounts. */
export function aVariant(overrides: Partial<Variant> = {}): Variant {
  const { price_in_cents = 1999, sale_price_in_cents = null, currency_info = aCurrency() } = overrides
  return {
    id: 'variant_1',
    title: 'Black',
    image_url: null,
    sku: null,
    price_in_cents,
    sale_price_in_cents,
    currency: 'usd',
    currency_info,
    price_formatted: formatMoney(price_in_cents, currency_info),
    sale_price_formatted: formatMoney(sale_price_in_cents, currency_info),
    manage_inventory: false,
    weight: null,
    options: [],
    inventory_quantity: null,
    quantity_limits: null,
    ...overrides,
  }
}

/** Returns a variant without a price. */
export function anUnpricedVariant(overrides: Partial<Variant> = {}): Variant {
  return aVariant({ price_in_cents: 0, currency_info: null, ...overrides })
}

/** Returns a variant with managed inventory. */
export function aManagedVariant(
  inventory_quantity: number | null,
  overrides: Partial<Variant> = {},
): Variant {
  return aVariant({ manage_inventory: true, inventory_quantity, ...overrides })
}

/** Returns a product for sale with one variant. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const { variants = [aVariant()] } = overrides
  return {
    id: 'prod_1',
    title: 'Crew Tee',
    subtitle: 'Soft cotton',
    ribbon_text: null,
    description: '<p>Shop tee.</p>',
    image: 'https://cdn.example/tee/front.jpg',
    price_in_cents: variants[0]?.price_in_cents ?? null,
    currency: 'usd',
    purchasable: true,
    order: 0,
    site_product_selection: null,
    images: [{ url: 'https://cdn.example/tee/front.jpg', order: 0, type: 'image' }],
    options: [],
    variants,
    collections: [],
    additional_info: [],
    type: 'physical',
    custom_fields: [],
    related_products: [],
    updated_at: '2026-02-01T08:00:00.000Z',
    ...overrides,
  }
}

/** Returns a donation of at least $5.00 whose variant has the placeholder price $19.99. */
export function aDonation(overrides: Partial<Product> = {}): Product {
  const donation = { allow_custom_amount: true, min_amount: 500, max_amount: null }
  return aProduct({ type: 'donation', variants: [aVariant({ donation })], ...overrides })
}

/** Returns a product with only the fields that a stored cart contains. */
export function aLeanProduct(overrides: Partial<Product> = {}): Product {
  return aProduct({ description: null, images: [], variants: [], ...overrides })
}

/** An object in a store response that has not been decoded yet. */
export type Wire = Record<string, unknown>

/** Returns a price of $19.99 in the format of a store response. */
export function aWirePrice(overrides: Wire = {}): Wire {
  return {
    amount: 1999,
    sale_amount: null,
    currency_code: 'usd',
    currency: { code: 'usd', symbol: '$', decimal_digits: 2, template: '$$1', min_amount: 100 },
    ...overrides,
  }
}

/** Returns a variant in the format of a product list response, which lacks `inventory_quantity` and `weight`. */
export function aWireVariant(overrides: Wire = {}): Wire {
  return {
    id: 'variant_1',
    title: 'Black',
    image_url: null,
    sku: 'TEE-BLK',
    manage_inventory: true,
    prices: [aWirePrice()],
    options: [],
    ...overrides,
  }
}

/** Returns a product in the format of a product list response. Single-product responses list images in `media`. */
export function aWireProduct(overrides: Wire = {}): Wire {
  return {
    id: 'prod_1',
    title: 'Crew Tee',
    subtitle: null,
    ribbon_text: null,
    site_product_selection: null,
    description: '<p>Shop tee.</p>',
    thumbnail: 'https://cdn.example/tee/front.jpg',
    slug: 'crew-tee',
    product_collections: [],
    order: 0,
    variants: [aWireVariant()],
    options: [],
    images: [{ url: 'https://cdn.example/tee/front.jpg', order: 0, type: 'image' }],
    additional_info: [],
    type: { value: 'physical' },
    purchasable: true,
    custom_fields: [],
    updated_at: '2026-02-01T08:00:00.000Z',
    ...overrides,
  }
}

/** Returns a mug with one variant in the format of a product list response. */
export function aMug(overrides: Wire = {}, variant: Wire = {}): Wire {
  const variants = [aWireVariant({ id: 'mug', title: 'Mug', ...variant })]
  return aWireProduct({ id: 'prod_mug', title: 'Mug', variants, ...overrides })
}

/** Returns the images with these URLs in the format of a store response. */
export const imagesOf = (urls: readonly string[]) => urls.map((url, order) => ({ url, order, type: 'image' }))

/** Returns a T-shirt that costs $25.00 in black and $18.50 (reduced from $29.00) in amber, as the store lists it. */
export function aTwoColorTee(overrides: Wire = {}, amber: Wire = {}): Wire {
  const prices = [aWirePrice({ amount: 2900, sale_amount: 1850 })]
  const variants = [
    aWireVariant({ id: 'black', title: 'Black', prices: [aWirePrice({ amount: 2500 })] }),
    aWireVariant({ id: 'amber', title: 'Amber', prices, ...amber }),
  ]
  return aWireProduct({ id: 'prod_tee', title: 'Tee', variants, ...overrides })
}

/** Returns the body of a product list response with these products. */
export function aWirePage(products: unknown[], overrides: Wire = {}): Wire {
  return { products, count: products.length, offset: 0, limit: 100, ...overrides }
}

/** Returns a `fetch` response with a JSON body. */
export function aResponse(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), init)
}
