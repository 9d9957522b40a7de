import { __iconData as chevronLeftIcon } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right'
import { __iconData as zoomInIcon } from 'lucide-react/icons/zoom-in'
import { __iconData as zoomOutIcon } from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { productTexts } from '../../texts/en/product.ts'
import { sharedTexts } from '../../texts/en/shared.ts'
import { useTexts } from '../../ui/element-context.tsx'
import { hasModifier } from '../../ui/has-modifier.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import modal from '../../ui/modal.css?inline'
import { Modal } from '../../ui/modal.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Text } from '../../ui/text.tsx'
import { isRightToLeft } from '../../ui/text-direction.ts'
import { withStyles } from '../../ui/with-styles.tsx'
import pictureZoom from './picture-zoom.css?inline'
import { useSwipe } from './use-swipe.ts'

interface PictureZoomProps {
  /** Image URLs in order, at least one. */
  pictures: string[]
  /** Index of the first picture to show. */
  startIndex: number
  /** Returns the alternative text of the picture at an index. */
  altOf: (index: number) => string
  /** The product's title. */
  title: string
  /** Called with the index of the last picture when the visitor closes the dialog. */
  onClose: (index: number) => void
}

interface Zoom {
  /** The width of the enlarged picture in pixels; 0 if the picture has not loaded. */
  width: number
  /** The position that scrolls to the stage's center, as fractions of the picture's width and height. */
  x: number
  y: number
}

const ZOOM_FACTOR = 2

const FITTED_IMAGE = '(min-width: 1200px) 1080px, 100vw'
const ZOOMED_IMAGE = '2560px'

const SCROLL_STEP_PX = 80
const ARROW_KEYS: Partial<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * A dialog with a product's pictures. A click, the button and the keys + and - switch between the whole
 * picture and twice its size, at which the picture scrolls.
 */
export const PictureZoom = withStyles([modal, pictureZoom], ZoomDialog)

function ZoomDialog({ pictures, startIndex, altOf, title, onClose }: PictureZoomProps) {
  const text = useTexts(productTexts)
  const pictureText = useTexts(sharedTexts)
  const [index, setIndex] = useState(startIndex)
  // Null while the whole picture is visible.
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const isZoomed = zoom !== null
  const swipe = useSwipe((direction) => isZoomed || step(direction))

  useLayoutEffect(() => {
    const element = stage.current
    const image = imageIn(element)
    if (!element || !image) return
    image.style.inlineSize = zoom?.width ? `${zoom.width}px` : ''
    if (!zoom) return
    const area = element.getBoundingClientRect()
    const picture = image.getBoundingClientRect()
    element.scrollBy({
      left: picture.left + picture.width * zoom.x - (area.left + area.width / 2),
      top: picture.top + picture.height * zoom.y - (area.top + area.height / 2),
      behavior: 'instant',
    })
  }, [zoom])

  function toggleZoom(event?: MouseEvent): void {
    const box = imageIn(stage.current)?.getBoundingClientRect()
    if (isZoomed || !box) setZoom(null)
    else setZoom({ width: box.width * ZOOM_FACTOR, ...positionIn(box, event) })
  }

  function show(next: number): void {
    if (next === index) return
    setIndex(next)
    setZoom(null)
  }

  function step(by: number): void {
    show((index + by + count) % count)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, currentTarget } = event
    if (hasModifier(event)) return
    const arrow = ARROW_KEYS[key]
    const end = { Home: 0, End: count - 1 }[key]
    if (arrow && isZoomed) stage.current?.scrollBy(arrow[0] * SCROLL_STEP_PX, arrow[1] * SCROLL_STEP_PX)
    else if (arrow) step(isRightToLeft(currentTarget) ? -arrow[0] : arrow[0])
    // On many keyboards, the + key produces = without Shift.
    else if (key === '+' || key === '=') isZoomed || toggleZoom()
    else if (key === '-' || key === '0') setZoom(null)
    else if (end !== undefined) show(end)
    else return
    event.preventDefault()
  }

  return (
    <Modal title={<bdi>{title}</bdi>} kind="picture" onClose={() => onClose(index)} onKeyDown={onKeyDown}>
      {/* Receives focus when the picture is clicked, so that the keyboard shortcuts keep working. */}
      <div className="zoom" tabIndex={-1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and keys do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles the keys */}
        <div
          ref={stage}
          className="zoom-stage"
          data-zoomed={isZoomed || undefined}
          onClick={toggleZoom}
          {...swipe}
        >
          <ProductImage
            key={pictures[index]}
            src={pictures[index] ?? null}
            alt={altOf(index)}
            sizes={isZoomed ? ZOOMED_IMAGE : FITTED_IMAGE}
            isPriority
            isZoomable
          />
        </div>
        <div className="zoom-bar">
          <p role="status">
            {count > 1 && <Text>{text('picture_position', { number: index + 1, count })}</Text>}
          </p>
          <IconButton label={text(isZoomed ? 'zoom_out' : 'zoom_in')} onClick={() => toggleZoom()}>
            {isZoomed ? <Icon data={zoomOutIcon} /> : <Icon data={zoomInIcon} />}
          </IconButton>
          {count > 1 && (
            <>
              <IconButton label={pictureText('previous_picture')} onClick={() => step(-1)}>
                <Icon data={chevronLeftIcon} />
              </IconButton>
              <IconButton label={pictureText('next_picture')} onClick={() => step(1)}>
                <Icon data={chevronRightIcon} />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

function imageIn(stage: HTMLElement | null): HTMLImageElement | null | undefined {
  return stage?.querySelector('img')
}

/** Returns the clicked position in a picture as fractions of its width and height. Default: the center. */
function positionIn({ left, top, width, height }: DOMRect, click?: MouseEvent): { x: number; y: number } {
  if (!click || !width || !height) return { x: 0.5, y: 0.5 }
  return { x: (click.clientX - left) / width, y: (click.clientY - top) / height }
}
