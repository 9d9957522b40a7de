import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { hasModifier } from '../../ui/has-modifier.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { Text } from '../../ui/text.tsx'
import { isRightToLeft } from '../../ui/text-direction.ts'
import { useZoom } from './use-zoom.ts'
import { MAX_ZOOM, type Point } from './zoom-view.ts'

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
const ZOOM_KEYS: Partial<Record<string, number>> = {
  '+': ZOOM_STEP,
  // On many keyboards, the + key produces = without Shift.
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 1 / MAX_ZOOM,
}

const PAN_STEP_PX = 80
const ARROW_KEYS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A dialog with a product's pictures, which visitors zoom with buttons, keys, the mouse wheel and gestures. */
export function PictureZoom({ pictures, startIndex, altOf, title, onClose }: PictureZoomProps) {
  const [index, setIndex] = useState(startIndex)
  const count = pictures.length
  const { stage, layer, handlers, isZoomed, isLargest, isStep, zoomBy, pan, reset } = useZoom(step)

  function show(next: number): void {
    if (next === index) return
    setIndex(next)
    reset()
  }

  function step(by: number): void {
    show((index + by + count) % count)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, currentTarget } = event
    if (hasModifier(event)) return
    const arrow = ARROW_KEYS[key]
    const factor = ZOOM_KEYS[key]
    const end = { Home: 0, End: count - 1 }[key]
    if (arrow && isZoomed) pan({ x: -arrow.x * PAN_STEP_PX, y: -arrow.y * PAN_STEP_PX })
    else if (arrow) step(isRightToLeft(currentTarget) ? -arrow.x : arrow.x)
    else if (factor) zoomBy(factor)
    else if (end !== undefined) show(end)
    else return
    event.preventDefault()
  }

  return (
    <Modal title={<bdi>{title}</bdi>} kind="picture" onClose={() => onClose(index)} onKeyDown={onKeyDown}>
      {/* Receives focus when the picture is clicked, so that the keyboard shortcuts keep working. */}
      <div className="zoom" tabIndex={-1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys do the same */}
        <div
          ref={stage}
          className="zoom-stage"
          data-zoomed={isZoomed || undefined}
          onDragStart={(event) => event.preventDefault()}
          {...handlers}
        >
          <div ref={layer} className="zoom-layer" data-step={isStep || undefined}>
            <ProductImage
              src={pictures[index] ?? null}
              alt={altOf(index)}
              sizes={isZoomed ? ZOOMED_IMAGE : FITTED_IMAGE}
              isPriority
              isZoomable
            />
          </div>
        </div>
        <div className="zoom-bar">
          <p role="status">{count > 1 && <Text>{`Picture ${index + 1} of ${count}`}</Text>}</p>
          <IconButton label="Zoom out" isDisabled={!isZoomed} onClick={() => zoomBy(1 / ZOOM_STEP)}>
            <ZoomOut />
          </IconButton>
          <IconButton label="Zoom in" isDisabled={isLargest} onClick={() => zoomBy(ZOOM_STEP)}>
            <ZoomIn />
          </IconButton>
          {count > 1 && (
            <>
              <IconButton label="Previous picture" onClick={() => step(-1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton label="Next picture" onClick={() => step(1)}>
                <ChevronRight />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}
