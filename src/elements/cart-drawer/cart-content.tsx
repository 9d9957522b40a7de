import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { removeFromCart } from '../../cart/cart.ts'
import type { CartItem } from '../../cart/cart-item.ts'
import { closeCart } from '../../cart/drawer.ts'
import { checkoutStore } from '../../checkout/checkout-store.ts'
import { orderTexts } from '../../texts/en/order.ts'
import { StoreProvider, useLocale, useTexts } from '../../ui/element-context.tsx'
import { Text } from '../../ui/text.tsx'
import { useWhenNear } from '../../ui/use-when-near.ts'
import { CartLine, type CartLineProps, lineName } from './cart-line.tsx'
import { UnfinishedOrder } from './unfinished-order.tsx'
import { type StoreGroup, storeKey } from './use-store-groups.ts'

/** Number of a store's lines that the drawer shows first and adds when the visitor scrolls to their end. */
const LINES_PER_STEP = 48

interface CartContentProps {
  groups: readonly StoreGroup[]
  /** Renders the total and the checkout button of each group. Undefined if the cart has only one. */
  footerOf: ((group: StoreGroup, headingId: string) => ReactNode) | undefined
}

/** The cart lines, in groups if several stores sell them. */
export function CartContent({ groups, footerOf }: CartContentProps) {
  const text = useTexts(orderTexts)
  const locale = useLocale()
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
  const id = useId()
  const isEmpty = groups.every(({ lines }) => lines.length === 0)
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
          {isEmpty ? (
            <div className="drawer-empty">
              <p>{text('cart_empty')}</p>
              <button type="button" className="button" data-kind="quiet" onClick={closeCart}>
                {text('keep_browsing')}
              </button>
            </div>
          ) : (
            <>
              {footerOf && <p className="cart-orders">{text('separate_orders')}</p>}
              {groups.map((group, index) => {
                const headingId = `${id}-${index}`
                return (
                  <StoreProvider key={storeKey(group)} store={group.settings}>
                    <div className="cart-group">
                      {footerOf && (
                        <h3 id={headingId}>
                          <Text>{text('order_of', { number: index + 1, total: groups.length })}</Text>
                        </h3>
                      )}
                      <Lines
                        lines={group.lines}
                        headingId={footerOf && headingId}
                        onRemove={remove}
                        onFocusLost={focusNear}
                      />
                      {footerOf?.(group, headingId)}
                    </div>
                  </StoreProvider>
                )
              })}
            </>
          )}
        </>
      )}
    </div>
  )
}

interface LinesProps extends Pick<CartLineProps, 'onRemove' | 'onFocusLost'> {
  lines: readonly CartItem[]
  /** The ID of the heading that names the lines. */
  headingId: string | undefined
}

/** One store's lines. Memoized, so that opening and closing the drawer does not re-render a long list. */
const Lines = memo(function Lines({ lines, headingId, ...callbacks }: LinesProps) {
  const text = useTexts(orderTexts)
  const end = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(LINES_PER_STEP)
  const showMore = useMemo(
    () => (shown < lines.length ? () => setShown(shown + LINES_PER_STEP) : null),
    [shown, lines.length],
  )
  useWhenNear(end, showMore)
  return (
    <>
      <ul aria-label={headingId ? undefined : text('cart_items')} aria-labelledby={headingId}>
        {lines.slice(0, shown).map((item) => (
          <CartLine key={item.key} item={item} {...callbacks} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
})

/**
 * Returns a function that moves focus after the next render, because an element is about to disappear. If the
 * element is in a cart line, focus moves to the line that takes its place, or to the last line. Otherwise,
 * focus moves to the first line. In an empty cart, focus moves to the first button.
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
