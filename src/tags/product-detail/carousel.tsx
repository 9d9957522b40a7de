import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { ProductImage } from '../../ui/product-image.tsx'

interface CarouselProps {
  /** Image URLs in order. An empty list renders the placeholder. */
  pictures: string[]
  /** Index of the current picture. */
  index: number
  /** Called with the index of the picture that the visitor selects. */
  onIndex: (index: number) => void
  /** The product's title, for the alternative text. */
  title: string
}

/** On wide screens, the text is next to the picture. */
const STAGE_IMAGE = '(min-width: 1120px) 600px, (min-width: 720px) 55vw, 100vw'

/** A shorter touch movement counts as a tap or a scroll. */
const SWIPE_PX = 40

/** A carousel of a product's pictures, with arrow buttons, arrow keys, swipe gestures and thumbnails. */
export function Carousel({ pictures, index, onIndex, title }: CarouselProps) {
  const count = pictures.length
  const step = (by: number) => onIndex((index + by + count) % count)
  const swipe = useSwipe((direction) => count > 1 && step(direction))

  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || count < 2) return
    event.preventDefault()
    step(isRightToLeft(event.currentTarget) ? -by : by)
  }

  const current = pictures[index] ?? null
  if (count < 2) return <ProductImage src={current} alt={title} sizes={STAGE_IMAGE} isPriority />
  return (
    // The arrow keys work while any button inside has focus. The section itself is not focusable.
    <section className="carousel" aria-label={`Pictures of ${title}`} onKeyDown={stepByKey}>
      <div className="carousel-stage" aria-live="polite" {...swipe}>
        <ProductImage
          src={current}
          alt={`${title}, picture ${index + 1} of ${count}`}
          sizes={STAGE_IMAGE}
          isPriority
        />
        <button
          type="button"
          className="carousel-step"
          aria-label="Previous picture"
          onClick={() => step(-1)}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          className="carousel-step"
          data-next=""
          aria-label="Next picture"
          onClick={() => step(1)}
        >
          <ChevronRight />
        </button>
      </div>
      <ul className="thumbnails">
        {pictures.map((picture, position) => (
          <li key={picture}>
            <button
              type="button"
              className="thumbnail"
              aria-label={`Picture ${position + 1}`}
              aria-current={position === index}
              onClick={() => onIndex(position)}
            >
              <ProductImage src={picture} alt="" isSmall />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns touch handlers that call `onSwipe` with 1 for the next picture and -1 for the previous one. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches, currentTarget }: React.TouchEvent) => {
      const from = start.current
      const touch = changedTouches[0]
      start.current = null
      if (!from || !touch) return
      const across = touch.clientX - from.x
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(touch.clientY - from.y)) return
      const isForward = isRightToLeft(currentTarget) ? across > 0 : across < 0
      onSwipe(isForward ? 1 : -1)
    },
  }
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
