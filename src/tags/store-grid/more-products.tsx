import { type RefObject, useEffect, useRef } from 'react'
import type { ListedProducts } from '../../provider/listed-products.ts'
import { useFocusHandoff } from '../../ui/focus.ts'

interface MoreProductsProps {
  shown: number
  /** How many products the store has in all. */
  count: number
  rest: Exclude<ListedProducts['rest'], 'none'>
  button: RefObject<HTMLButtonElement | null>
  onMore: () => void
  /** Called when the button leaves the page with the keyboard's focus. */
  onFocusHandoff: (shown: number, isPressed: boolean) => void
}

/** The digits before a comma, as in "5,000". `toLocaleString` would load the phone's language data, which takes longer than all the cards. */
const THOUSANDS = /\d(?=(\d{3})+ )/g

const LABEL = {
  waiting: 'Show more',
  loading: 'Loading more…',
  failed: 'Couldn’t load more. Try again',
}

/** The end of a long listing. Loads the next page when the visitor comes near or presses the button. */
export function MoreProducts({ shown, count, rest, button, onMore, onFocusHandoff }: MoreProductsProps) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = foot.current
    if (!element || rest !== 'waiting' || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [rest, onMore])
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
        aria-disabled={rest === 'loading'}
        onClick={() => {
          isPressed.current = true
          onMore()
        }}
      >
        {LABEL[rest]}
      </button>
    </div>
  )
}
