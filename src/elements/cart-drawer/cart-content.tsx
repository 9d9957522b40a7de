import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { removeFromCart } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { closeCart } from '../../cart/drawer.ts'
import { checkoutStore } from '../../checkout/checkout-store.ts'
import { cartPanelTexts } from '../../texts/en/cart-panel.ts'
import { useLocale, useTexts } from '../../ui/locale-context.ts'
import { useWhenNear } from '../../ui/use-when-near.ts'
import { CartLine, lineName } from './cart-line.tsx'
import { UnfinishedOrder } from './unfinished-order.tsx'
import { useStoreLines } from './use-store-lines.ts'

/** The number of cart lines that the drawer shows first, and that it adds when the visitor scrolls to the end. */
const LINES_PER_STEP = 48

/**
 * The cart lines of the drawer's store. Memoized, so that opening and closing the drawer does not re-render a long list
 * of lines.
 */
export const CartContent = memo(function CartContent() {
  const text = useTexts(cartPanelTexts)
  const locale = useLocale()
  const lines = useStoreLines()
  const isRedirecting = useStore(checkoutStore, ({ status }) => status === 'redirecting')
  const [removal, setRemoval] = useState({ name: '', count: 0 })
  const { list, focusNear } = useLineFocus()
  useEffect(
    () =>
      checkoutStore.subscribe(({ status }) => {
        // After the redirect, the status must not announce a line that was removed before it.
        if (status === 'redirecting') setRemoval({ name: '', count: 0 })
      }),
    [],
  )
  const remove = useCallback(
    (item: CartItem, button: HTMLElement) => {
      focusNear(button)
      removeFromCart(item.key)
      setRemoval(({ count }) => ({ name: lineName(item, locale), count: count + 1 }))
    },
    [focusNear, locale],
  )
  const end = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(LINES_PER_STEP)
  const showMore = useMemo(
    () => (shown < lines.length ? () => setShown(shown + LINES_PER_STEP) : null),
    [shown, lines.length],
  )
  useWhenNear(end, showMore)
  return (
    <div ref={list} className="drawer-content">
      {/* Always rendered, because screen readers announce only changes of an existing status. */}
      <div className={isRedirecting ? 'drawer-empty' : 'visually-hidden'} role="status">
        {isRedirecting ? (
          <p>{text('opening_checkout')}</p>
        ) : (
          // The key changes with each removal, so that screen readers announce the same text again.
          removal.count > 0 && <p key={removal.count}>{text('item_removed', { name: removal.name })}</p>
        )}
      </div>
      {!isRedirecting && (
        <>
          <UnfinishedOrder onDecided={focusNear} />
          {lines.length === 0 ? (
            <div className="drawer-empty">
              <p>{text('cart_empty')}</p>
              <button type="button" className="button" data-kind="quiet" onClick={closeCart}>
                {text('keep_browsing')}
              </button>
            </div>
          ) : (
            <ul aria-label={text('cart_items')}>
              {lines.slice(0, shown).map((item) => (
                <CartLine key={item.key} item={item} onRemove={remove} onFocusLost={focusNear} />
              ))}
            </ul>
          )}
          <div ref={end} />
        </>
      )}
    </div>
  )
})

/**
 * Returns a function that moves focus after the next render, because an element is about to disappear. If the element is
 * in a cart line, focus moves to the line that takes its place, or to the last line. Otherwise, focus moves to the first
 * line. In an empty cart, focus moves to the first button.
 */
function useLineFocus() {
  const list = useRef<HTMLDivElement>(null)
  // An object, so that the effect runs again when focus moves to the same index.
  const [wanted, setWanted] = useState<{ index: number } | null>(null)
  useLayoutEffect(() => {
    if (!wanted) return
    const lines = linesIn(list.current)
    const line = lines[wanted.index] ?? lines.at(-1)
    ;(line ?? list.current?.querySelector('button'))?.focus()
  }, [wanted])
  const focusNear = useCallback((element: HTMLElement) => {
    const index = linesIn(list.current).findIndex((line) => line.contains(element))
    setWanted({ index: Math.max(0, index) })
  }, [])
  return { list, focusNear }
}

function linesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('li') ?? [])]
}
