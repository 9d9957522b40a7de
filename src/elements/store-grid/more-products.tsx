import { type RefObject, useRef } from 'react'
import type { ProductPages } from '../../provider/product-list.ts'
import { listingTexts } from '../../texts/en/listing.ts'
import { numberText } from '../../texts/number-text.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { useKnownPhone, useLocale, useTexts } from '../../ui/element-context.tsx'
import { useFocusHandoff } from '../../ui/focus.ts'
import { Text } from '../../ui/text.tsx'
import { useWhenNear } from '../../ui/use-when-near.ts'

interface MoreProductsProps {
  /** The number of products that the listing shows now. */
  shown: number
  /** The total number of products in the listing, including those that are not loaded yet. */
  count: number
  /** Whether the next page is waiting, is loading or has failed to load. */
  nextPage: Exclude<ProductPages['nextPage'], 'none'>
  /** The ref for the "Show more" button. */
  button: RefObject<HTMLButtonElement | null>
  /** Shows the next page and loads it if necessary. */
  onMore: () => void
  /** Called when the button unmounts while it has focus. */
  onFocusHandoff: (shown: number, isPressed: boolean) => void
}

const LABEL_KEYS = {
  idle: 'show_more',
  loading: 'loading_more',
  failed: 'more_failed',
} as const

/**
 * The "Show more" button at the end of a listing. The next page loads when the visitor clicks the button or
 * scrolls near it.
 */
export function MoreProducts({ shown, count, nextPage, button, onMore, onFocusHandoff }: MoreProductsProps) {
  const locale = useLocale()
  const text = useTexts(listingTexts)
  const label = text(LABEL_KEYS[nextPage])
  const foot = useRef<HTMLDivElement>(null)
  const phone = useKnownPhone()
  useWhenNear(foot, nextPage === 'idle' ? onMore : null)
  const isPressed = useRef(false)
  useFocusHandoff(foot, () => onFocusHandoff(shown, isPressed.current))
  function press() {
    isPressed.current = true
    onMore()
  }
  return (
    <div ref={foot} className="more-products">
      <p>
        <bdi>
          <Text>{text('products_shown', { shown: numberText(shown, locale), count })}</Text>
        </bdi>
      </p>
      <button
        ref={button}
        type="button"
        className="button"
        data-kind="quiet"
        aria-disabled={nextPage === 'loading'}
        onClick={press}
      >
        <Text>{label}</Text>
      </button>
      {nextPage === 'failed' && <CallLink phone={phone} data-kind="quiet" />}
    </div>
  )
}
