import type { StoreKind } from './store-choice.ts'
import { productList } from './types/file.ts'
import { hostedStore } from './types/hosted.ts'
import { medusaServer } from './types/medusa.ts'
import { shopifyShop } from './types/shopify.ts'
import type { StoreType } from './types/store-type.ts'
import { woocommerceShop } from './types/woocommerce.ts'

/** The types of stores that owners can choose. */
export const STORE_TYPES: Readonly<Record<StoreKind, StoreType>> = {
  hosted: hostedStore,
  shopify: shopifyShop,
  woocommerce: woocommerceShop,
  file: productList,
  none: {
    label: 'I have no store',
    about: 'You can add one later',
    fields: [],
  },
  medusa: medusaServer,
}
