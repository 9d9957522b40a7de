import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { swipeDirection } from './swipe.ts'
import {
  clampView,
  distance,
  FITTED,
  MAX_ZOOM,
  type Point,
  panBy,
  pinch,
  wheelFactor,
  type ZoomView,
  zoomAround,
} from './zoom-view.ts'

const TAP_PX = 10
const DOUBLE_TAP_PX = 30
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_FACTOR = 2

/** The center of the visible area, from which points are measured. */
const CENTER: Point = { x: 0, y: 0 }

/**
 * Zooms and moves a picture with the wheel, one or two fingers, and double taps. Attach `stage` and `handlers` to the
 * visible area and `layer` to the picture inside. `onSwipe` is called for swipes while the whole picture is visible.
 */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  // Zoom steps are animated. Movements that follow a finger are not.
  const [{ view, isStep }, setState] = useState({ view: FITTED, isStep: false })

  function change(update: (view: ZoomView) => ZoomView, isStep = false): void {
    const element = stage.current
    if (!element) return
    const image = element.querySelector('img')
    const picture = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
    const size = { width: element.clientWidth, height: element.clientHeight }
    setState(({ view }) => ({ view: clampView(update(view), picture, size), isStep }))
  }

  useLayoutEffect(() => {
    const style = layer.current?.style
    if (style) style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`
  }, [view])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` reads only refs and sets state
  useEffect(() => {
    const element = stage.current
    function zoomByWheel(event: WheelEvent): void {
      // Prevents scrolling and, with the Ctrl key, zooming the page. React's wheel listeners are passive and cannot
      // prevent either.
      event.preventDefault()
      const point = pointOf(event, element)
      change((view) => zoomAround(view, wheelFactor(event), point))
    }
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element?.removeEventListener('wheel', zoomByWheel)
  }, [])

  // Tolerates small deviations, because a pinch rarely ends at a zoom of exactly 1.
  const isZoomed = view.zoom > 1.01
  const zoomBy = (factor: number, point = CENTER) => change((view) => zoomAround(view, factor, point), true)
  const reset = () => setState({ view: FITTED, isStep: false })
  const handlers = usePointers({
    onPan: (by) => change((view) => panBy(view, by)),
    onPinch: (resting, from, to) => change((view) => pinch(view, resting, from, to)),
    onDoubleTap: (point) => (isZoomed ? change(() => FITTED, true) : zoomBy(DOUBLE_TAP_FACTOR, point)),
    onMove: (element, { x, y }) => {
      const direction = isZoomed ? 0 : swipeDirection(element, x, y)
      if (direction) onSwipe(direction)
    },
  })
  return {
    stage,
    layer,
    handlers,
    isZoomed,
    isLargest: view.zoom === MAX_ZOOM,
    isStep,
    zoomBy,
    reset,
    pan: (by: Point) => change((view) => panBy(view, by), true),
  }
}

interface PointerActions {
  /** Called while a single pointer moves. */
  onPan: (by: Point) => void
  /** Called while one of two pointers moves. */
  onPinch: (resting: Point, from: Point, to: Point) => void
  /** Called after two taps at the same position. */
  onDoubleTap: (point: Point) => void
  /** Called when a single pointer is lifted after moving. */
  onMove: (element: Element, by: Point) => void
}

/** Returns pointer handlers that recognize gestures. */
function usePointers({ onPan, onPinch, onDoubleTap, onMove }: PointerActions) {
  const pointers = useRef(new Map<number, Point>())
  /** The position where a single pointer was pressed; null after a second pointer was pressed. */
  const start = useRef<Point | null>(null)
  const lastTap = useRef({ point: CENTER, timeStamp: Number.NEGATIVE_INFINITY })

  function release({ pointerId }: PointerEvent): void {
    pointers.current.delete(pointerId)
    start.current = null
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button) return
      // Continues a drag when the pointer leaves the visible area.
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = pointOf(event, event.currentTarget)
      start.current = pointers.current.size ? null : point
      pointers.current.set(event.pointerId, point)
    },
    onPointerMove: (event: PointerEvent) => {
      const from = pointers.current.get(event.pointerId)
      if (!from) return
      const to = pointOf(event, event.currentTarget)
      pointers.current.set(event.pointerId, to)
      const resting = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (resting) onPinch(resting, from, to)
      else onPan({ x: to.x - from.x, y: to.y - from.y })
    },
    onPointerUp: (event: PointerEvent) => {
      const { currentTarget, timeStamp } = event
      const from = start.current
      const point = pointOf(event, currentTarget)
      release(event)
      if (!from) return
      if (distance(from, point) > TAP_PX) {
        onMove(currentTarget, { x: point.x - from.x, y: point.y - from.y })
        return
      }
      const last = lastTap.current
      const isDouble =
        timeStamp - last.timeStamp < DOUBLE_TAP_MS && distance(last.point, point) < DOUBLE_TAP_PX
      lastTap.current = { point, timeStamp: isDouble ? Number.NEGATIVE_INFINITY : timeStamp }
      if (isDouble) onDoubleTap(point)
    },
    onPointerCancel: release,
  }
}

/** Returns the position of a pointer, measured from the center of the visible area. */
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: Element | null): Point {
  const box = stage?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}
