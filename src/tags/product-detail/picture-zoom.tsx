import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { isRightToLeft } from './swipe.ts'
import { useZoom } from './use-zoom.ts'
import { MAX_ZOOM } from './zoom-view.ts'

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

const FITTED_IMAGE = '(min-width: 1200px) 1080px, 100vw'
const ZOOMED_IMAGE = '2560px'

const ZOOM_STEP = 1.5
const PAN_STEP_PX = 80

/** A dialog with a product's pictures, which zoom with buttons, keys, the wheel and gestures. */
export function PictureZoom({ pictures, startIndex, altOf, title, onClose }: PictureZoomProps) {
  const [index, setIndex] = useState(startIndex)
  const count = pictures.length
  const { stage, layer, handlers, zoom, isStep, zoomBy, pan, reset } = useZoom((direction) => step(direction))
  const canZoomIn = zoom < MAX_ZOOM
  const canZoomOut = zoom > 1

  function show(next: number): void {
    if (next === index) return
    setIndex(next)
    reset()
  }
  const step = (by: number) => show((index + by + count) % count)

  function onKeyDown(event: KeyboardEvent): void {
    const { key, currentTarget } = event
    const forward = isRightToLeft(currentTarget) ? -1 : 1
    const move = (by: number, x: number, y: number) => (canZoomOut ? pan(x, y) : step(by))
    const action = {
      ArrowLeft: () => move(-forward, PAN_STEP_PX, 0),
      ArrowRight: () => move(forward, -PAN_STEP_PX, 0),
      ArrowUp: () => move(0, 0, PAN_STEP_PX),
      ArrowDown: () => move(0, 0, -PAN_STEP_PX),
      Home: () => show(0),
      End: () => show(count - 1),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(1 / ZOOM_STEP),
      '0': () => zoomBy(1 / MAX_ZOOM),
    }[key]
    // Ctrl and + zoom the page.
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }

  return (
    <Modal title={<bdi>{title}</bdi>} kind="picture" onClose={() => onClose(index)} onKeyDown={onKeyDown}>
      {/* Gets the focus when the picture is clicked, so that the keys keep working. */}
      <div className="zoom" tabIndex={-1}>
        <div
          ref={stage}
          className="zoom-stage"
          data-zoomed={canZoomOut || undefined}
          onDragStart={(event) => event.preventDefault()}
          {...handlers}
        >
          <div ref={layer} className="zoom-layer" data-step={isStep || undefined}>
            <ProductImage
              src={pictures[index] ?? null}
              alt={altOf(index)}
              sizes={canZoomOut ? ZOOMED_IMAGE : FITTED_IMAGE}
              isPriority
              isZoomable
            />
          </div>
        </div>
        <div className="zoom-bar">
          <p role="status">{count > 1 && `Picture ${index + 1} of ${count}`}</p>
          <button
            type="button"
            className="icon-button"
            aria-label="Zoom out"
            aria-disabled={!canZoomOut}
            onClick={() => zoomBy(1 / ZOOM_STEP)}
          >
            <ZoomOut />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Zoom in"
            aria-disabled={!canZoomIn}
            onClick={() => zoomBy(ZOOM_STEP)}
          >
            <ZoomIn />
          </button>
          {count > 1 && (
            <>
              <button
                type="button"
                className="icon-button"
                data-mirrored=""
                aria-label="Previous picture"
                onClick={() => step(-1)}
              >
                <ChevronLeft />
              </button>
              <button
                type="button"
                className="icon-button"
                data-mirrored=""
                aria-label="Next picture"
                onClick={() => step(1)}
              >
                <ChevronRight />
              </button>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}
