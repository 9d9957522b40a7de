import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { removeFromCart } from '../../cart/cart-actions.ts'
import type { CartItem, LineStore } from '../../cart/cart-item.ts'
import { checkoutStore } from '../../cart/checkout.ts'
import { closeCart } from '../../cart/drawer.ts'
import { lineKey } from '../../cart/line-store.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { memoChunk, useChunks } from '../../ui/chunks.ts'
import { CartLine, lineName } from './cart-line.tsx'
import { UnfinishedOrder } from './unfinished-order.tsx'
import { useStoreLines } from './use-store-lines.ts'

interface CartContentProps {
  /** The client for the drawer's store. */
  client: StoreClient
}

/** The cart lines of the drawer's store. Memoized, so that opening and closing a long cart does not re-render it. */
export const CartContent = memo(function CartContent({ client }: CartContentProps) {
  const { lines, store } = useStoreLines(client)
  const isRedirecting = useStore(checkoutStore, ({ status }) => status === 'redirecting')
  const [removal, setRemoval] = useState({ name: '', count: 0 })
  const { list, focusNear } = useLineFocus()
  const focusFirst = useCallback(() => focusNear(0), [focusNear])
  const latest = useRef(lines)
  latest.current = lines
  const remove = useCallback(
    (item: CartItem) => {
      focusNear(latest.current.indexOf(item))
      removeFromCart(item.variant.id, store, item)
      setRemoval(({ count }) => ({ name: lineName(item), count: count + 1 }))
    },
    [focusNear, store],
  )
  const { chunks } = useChunks(lines)
  if (isRedirecting) {
    return (
      <div className="drawer-empty">
        <p>Taking you to the secure checkout…</p>
      </div>
    )
  }
  return (
    <div ref={list} className="drawer-content">
      <p className="visually-hidden" role="status">
        {/* The key changes each time, so that screen readers announce the text even if it is the same as before. */}
        {removal.count > 0 && <span key={removal.count}>{removal.name} removed</span>}
      </p>
      <UnfinishedOrder onDecided={focusFirst} />
      {lines.length === 0 && (
        <div className="drawer-empty">
          <p>Your cart is empty.</p>
          <button type="button" className="button" data-kind="quiet" onClick={closeCart}>
            Keep browsing
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one list, rendered in chunks */}
      <div role="list" aria-label="Items in your cart">
        {chunks.map((chunk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chunks are only ever appended
          <LineChunk key={index} items={chunk} store={store} onRemove={remove} />
        ))}
      </div>
    </div>
  )
})

interface LineChunkProps {
  /** The lines of the chunk. */
  items: readonly CartItem[]
  /** The drawer's store. */
  store: LineStore
  /** Called when the visitor removes a line. */
  onRemove: (item: CartItem) => void
}

const LineChunk = memoChunk(function LineChunk({ items, store, onRemove }: LineChunkProps) {
  return (
    <div className="line-chunk">
      {items.map((item) => (
        <CartLine key={lineKey(item)} item={item} store={store} onRemove={onRemove} />
      ))}
    </div>
  )
})

/**
 * Moves focus after the list has changed: to the line at the index passed to `focusNear`, or to the last line, or to
 * the button of the empty cart.
 */
function useLineFocus() {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef(-1)
  const focusNear = useCallback((index: number) => {
    wanted.current = index
  }, [])
  useLayoutEffect(() => {
    if (wanted.current < 0) return
    const lines = list.current?.querySelectorAll<HTMLElement>('[role=listitem]')
    const line = lines?.[Math.min(wanted.current, lines.length - 1)]
    ;(line ?? list.current?.querySelector('button'))?.focus()
    wanted.current = -1
  })
  return { list, focusNear }
}
