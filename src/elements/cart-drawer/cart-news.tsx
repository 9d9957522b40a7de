import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { CartItem } from '../../cart/cart-item.ts'
import { cartCheckOf, orderableUnits, updateCart } from '../../cart/check-cart.ts'
import { displayPrice } from '../../catalog/product-price.ts'
import { cartPanelTexts } from '../../texts/en/cart-panel.ts'
import { useLocale, useTexts } from '../../ui/locale-context.ts'
import { useStoreClient } from '../../ui/use-store-data.ts'
import { lineName } from './cart-line.tsx'

/**
 * Compares the cart with the store when it opens, and when it gets other products. Returns the lines that cannot be
 * ordered.
 */
export function useLostLines(isOpen: boolean, lines: readonly CartItem[]): readonly CartItem[] {
  const client = useStoreClient()
  const products = lines.map(({ product }) => product.id).join()
  useEffect(() => {
    if (isOpen && products) void updateCart(client)
  }, [client, isOpen, products])
  useEffect(() => {
    if (isOpen) return () => cartCheckOf(client).setState({ repriced: new Map(), stock: new Map() })
    return undefined
  }, [client, isOpen])
  const check = useStore(cartCheckOf(client))
  return lines.filter((line) => orderableUnits(check, line) === 0)
}

interface CartNewsProps {
  /** The lines of the drawer's store. */
  lines: readonly CartItem[]
  /** Those that cannot be ordered. */
  lost: readonly CartItem[]
}

/** Says which prices have changed since the products were added, and which products are no longer available. */
export function CartNews({ lines, lost }: CartNewsProps) {
  const text = useTexts(cartPanelTexts)
  const locale = useLocale()
  const { repriced } = useStore(cartCheckOf(useStoreClient()))
  const changes = lines.flatMap((item) => {
    const before = displayPrice(repriced.get(item.key), locale)?.current
    const after = displayPrice(item.variant, locale)?.current
    if (!before || !after || before === after) return []
    return [text('price_changed', { name: lineName(item, locale), before, after })]
  })
  const losses = lost.map((item) => text('item_lost', { name: lineName(item, locale) }))
  const sentences = [...changes, ...losses]
  return (
    // Always rendered, because screen readers announce only changes of an existing region.
    <div className="cart-news" aria-live="polite">
      {sentences.length > 0 && (
        // Focusable, because many sentences scroll.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
        <div className="notice" tabIndex={0} data-tone={lost.length > 0 ? 'bad' : undefined}>
          {sentences.map((sentence) => (
            <p key={sentence}>
              <bdi>{sentence}</bdi>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}
