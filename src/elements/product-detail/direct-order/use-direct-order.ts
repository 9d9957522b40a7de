import { useState } from 'react'
import { useStore } from 'zustand'
import { createLine, toLineStore } from '../../../cart/cart-item.ts'
import type { Product, Variant } from '../../../catalog/product.ts'
import { explainFailure } from '../../../checkout/checkout-failure.ts'
import { checkoutStore } from '../../../checkout/checkout-store.ts'
import { type DirectOrderItem, orderDirectly } from '../../../checkout/order-directly.ts'
import { pageSuccessUrl } from '../../../runtime/page/auto-drawer.ts'
import { useEmit, useLocale } from '../../../ui/element-context.tsx'
import { useAbortSignal } from '../../../ui/use-abort-signal.ts'
import { useStoreClient } from '../../../ui/use-store-data.ts'
import { useWebsite } from '../../../ui/website-context.ts'
import type { CustomFields } from '../use-custom-fields.ts'

/**
 * Returns a function that orders one unit of a product without the cart. Also returns the state of that
 * order. Cancels the checkout request when the visitor leaves the product or changes what to order.
 * @param choice the time or amount that the visitor has chosen
 */
export function useDirectOrder(product: Product, custom: CustomFields, choice: string | number | null) {
  const client = useStoreClient()
  const emit = useEmit()
  const locale = useLocale()
  const router = useWebsite()?.router
  const isBusy = useStore(checkoutStore, ({ status }) => status !== 'idle')
  const [error, setError] = useState<unknown>(null)
  const getSignal = useAbortSignal([choice, ...custom.fields.map(custom.textIn)].join('\n'))

  /**
   * Starts the order. Resolves with the error if the order fails, otherwise with null. Does nothing if a
   * required custom field is empty or `isAllowed` returns false.
   */
  async function order(
    variant: Variant,
    details: DirectOrderItem['details'],
    isAllowed: () => boolean = () => true,
  ): Promise<unknown> {
    const values = custom.validate()
    if (!values || !isAllowed()) return null
    setError(null)
    const store = toLineStore(client.settings)
    const item = createLine({ product, variant, quantity: 1, store, custom_field_values: values })
    const successUrl = router?.href('/success') ?? pageSuccessUrl()
    const productUrl = router?.href('/product/{id}')
    const options = { client, successUrl, emit, signal: getSignal(), locale, productUrl }
    const failed = await orderDirectly({ item, details }, options)
    setError(failed)
    return failed
  }

  /** Tells the visitor why the latest order failed. Null if it did not fail. */
  const problem = error ? explainFailure(error, 'item', locale) : null
  return { order, isBusy, problem, clearProblem: () => setError(null) }
}
