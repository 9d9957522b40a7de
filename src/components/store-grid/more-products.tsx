import { useEffect, useRef } from 'react'
import type { LoadedCatalogue } from '../../provider/catalogue.ts'

interface MoreProductsProps {
  shown: number
  /** How many products the store has in all. */
  count: number
  rest: LoadedCatalogue['rest']
  onMore: () => void
}

/** The foot of a long listing: the next page comes as the visitor nears it, or at the press of a button. */
export function MoreProducts({ shown, count, rest, onMore }: MoreProductsProps) {
  const foot = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew after each page, as a foot that stays near the screen brings the next one too
  useEffect(() => {
    const element = foot.current
    if (!element || rest !== 'waiting' || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [rest, shown, onMore])

  if (rest === 'none') return null
  const label = {
    waiting: 'Show more',
    loading: 'Loading more…',
    failed: 'More products could not be loaded. Try again',
  }
  return (
    <div ref={foot} className="more-products">
      <p role="status">
        {shown} of {count.toLocaleString('en')} products
      </p>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        aria-disabled={rest === 'loading'}
        onClick={onMore}
      >
        {label[rest]}
      </button>
    </div>
  )
}
