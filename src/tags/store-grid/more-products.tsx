import { useEffect, useRef } from 'react'
import type { LoadedCatalogue } from '../../provider/catalogue.ts'
import { useHandedOnFocus } from '../../ui/focus.ts'

interface MoreProductsProps {
  shown: number
  /** How many products the store has in all. */
  count: number
  rest: Exclude<LoadedCatalogue['rest'], 'none'>
  onMore: () => void
  /** It goes with the focus, which finds a new place; pressed or not. */
  onHanded: (shown: number, isPressed: boolean) => void
}

/**
 * The digits that a comma follows: "5,000". Not by `toLocaleString`: a phone has to wake all its languages for it, which
 * takes longer than all the cards.
 */
const THOUSANDS = /\d(?=(\d{3})+ )/g

/** The foot of a long listing, another one after each page: the next page comes as the visitor nears it, or at the press of a button. */
export function MoreProducts({ shown, count, rest, onMore, onHanded }: MoreProductsProps) {
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
  useHandedOnFocus(foot, () => onHanded(shown, isPressed.current))
  const label = {
    waiting: 'Show more',
    loading: 'Loading more…',
    failed: 'Couldn’t load more. Try again',
  }
  return (
    <div ref={foot} className="more-products">
      <p>
        <bdi>{`${shown} of ${count} products`.replace(THOUSANDS, '$&,')}</bdi>
      </p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-disabled={rest === 'loading'}
        onClick={() => {
          isPressed.current = true
          onMore()
        }}
      >
        {label[rest]}
      </button>
    </div>
  )
}
