import { type RefObject, useEffect, useRef } from 'react'
import type { LoadedProducts } from '../../provider/loaded-products.ts'
import { useFocusHandoff } from '../../ui/focus.ts'

interface MoreProductsProps {
  /** The number of products that are listed now. */
  shown: number
  /** The total number of products in the store. */
  count: number
  /** Whether the next page is waiting, is loading or has failed to load. */
  nextPage: Exclude<LoadedProducts['nextPage'], 'none'>
  /** The ref for the "Show more" button. */
  button: RefObject<HTMLButtonElement | null>
  /** Loads the next page. */
  onMore: () => void
  /** Called when the button unmounts while it has focus. */
  onFocusHandoff: (shown: number, isPressed: boolean) => void
}

/** Matches the digits before a thousands separator. `toLocaleString` is too slow on phones, because it loads locale data. */
const THOUSANDS = /\d(?=(\d{3})+ )/g

const LABEL = {
  idle: 'Show more',
  loading: 'Loading more…',
  failed: 'Couldn’t load more. Try again',
}

/** The end of a long listing. Loads the next page when the visitor scrolls near it or clicks "Show more". */
export function MoreProducts({ shown, count, nextPage, button, onMore, onFocusHandoff }: MoreProductsProps) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = foot.current
    if (!element || nextPage !== 'idle' || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [nextPage, onMore])
  const isPressed = useRef(false)
  useFocusHandoff(foot, () => onFocusHandoff(shown, isPressed.current))
  return (
    <div ref={foot} className="more-products">
      <p>
        <bdi>{`${shown} of ${count} products`.replace(THOUSANDS, '$&,')}</bdi>
      </p>
      <button
        ref={button}
        type="button"
        className="button"
        data-kind="quiet"
        aria-disabled={nextPage === 'loading'}
        onClick={() => {
          isPressed.current = true
          onMore()
        }}
      >
        {LABEL[nextPage]}
      </button>
    </div>
  )
}
