import { __iconData as chevronLeftIcon } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right'
import { __iconData as imageOffIcon } from 'lucide-react/icons/image-off'
import type { KeyboardEvent } from 'react'
import { productTexts } from '../../texts/en/product.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { enlargeFailedToast } from '../../toasts/dialog-toasts.ts'
import { showToast } from '../../toasts/toast-store.ts'
import { useLocale, useTexts } from '../../ui/element-context.tsx'
import { hasModifier } from '../../ui/has-modifier.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { isRightToLeft } from '../../ui/text-direction.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { useCurrentInView } from './use-current-in-view.ts'
import { useSwipe } from './use-swipe.ts'

/** The dialog with a product's pictures. Load it before showing it. */
const PictureZoom = lazyPart(async () => (await import('./picture-zoom.tsx')).PictureZoom, null)

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

/** The `sizes` attribute of the large picture, which shares a row with the product's text on wide screens. */
const STAGE_IMAGE = '(min-width: 1120px) 600px, (min-width: 720px) 55vw, 100vw'

/**
 * A carousel of a product's pictures, with arrow buttons, arrow keys, swipes and thumbnails. A click opens
 * the current picture in a dialog.
 */
export function Carousel({ pictures, index, onIndex, title }: CarouselProps) {
  const locale = useLocale()
  const text = useTexts(productTexts)
  const pictureText = useTexts(sharedTexts)
  const count = pictures.length
  const step = (by: number) => onIndex((index + by + count) % count)
  const { isOpen, isLoading, open, close } = useLazyDialog(PictureZoom, () =>
    showToast(enlargeFailedToast(locale)),
  )
  const thumbnails = useCurrentInView<HTMLUListElement>(index)
  const swipe = useSwipe((direction) => count > 1 && step(direction))

  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || count < 2 || hasModifier(event)) return
    event.preventDefault()
    step(isRightToLeft(event.currentTarget) ? -by : by)
  }

  const altOf = (position: number) =>
    count > 1 ? text('picture_alt', { title, number: position + 1, count }) : title
  const current = pictures[index] ?? null
  const image = <ProductImage key={current} src={current} alt={altOf(index)} sizes={STAGE_IMAGE} isPriority />
  if (!current) return image
  const enlarge = (
    <button
      type="button"
      className="picture-enlarge"
      aria-label={
        count > 1 ? text('enlarge_picture_of', { number: index + 1, count }) : text('enlarge_picture')
      }
      aria-haspopup="dialog"
      aria-busy={isLoading}
      onClick={({ currentTarget }) => void open(currentTarget)}
    />
  )
  // The dialog is rendered outside the section. Otherwise, the section would also handle key presses and
  // touches in the dialog.
  const dialog = isOpen && (
    <PictureZoom
      pictures={pictures}
      startIndex={index}
      altOf={altOf}
      title={title}
      onClose={(last) => {
        close()
        onIndex(last)
      }}
    />
  )
  if (count < 2)
    return (
      <div className="carousel-stage">
        {image}
        {enlarge}
        {dialog}
      </div>
    )
  return (
    <>
      {/* The arrow keys work while any button inside has focus. The section itself is not focusable. */}
      <section className="carousel" aria-label={text('pictures_of', { title })} onKeyDown={stepByKey}>
        <div className="carousel-stage" {...swipe}>
          <div aria-live="polite">{image}</div>
          {enlarge}
          <button
            type="button"
            className="carousel-step"
            aria-label={pictureText('previous_picture')}
            onClick={() => step(-1)}
          >
            <Icon data={chevronLeftIcon} />
          </button>
          <button
            type="button"
            className="carousel-step"
            data-next=""
            aria-label={pictureText('next_picture')}
            onClick={() => step(1)}
          >
            <Icon data={chevronRightIcon} />
          </button>
        </div>
        <ul ref={thumbnails} className="thumbnails">
          {pictures.map((picture, position) => (
            <li key={picture}>
              <button
                type="button"
                className="thumbnail"
                aria-label={text('picture_number', { number: position + 1 })}
                aria-current={position === index}
                onClick={() => onIndex(position)}
              >
                <ProductImage src={picture} alt="" missingIcon={imageOffIcon} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {dialog}
    </>
  )
}
