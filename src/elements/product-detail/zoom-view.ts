/** A position or distance in pixels. */
export interface Point {
  x: number
  y: number
}

/** A width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * The scale of an enlarged picture, and the distance of its center from the center of the visible area, which is called
 * the stage.
 */
export interface ZoomView extends Point {
  zoom: number
}

/** The largest scale. The smallest is 1. */
export const MAX_ZOOM = 4

/** The view in which the whole picture is visible. */
export const FITTED: ZoomView = { zoom: 1, x: 0, y: 0 }

/**
 * Returns the size at which the whole picture fits into the visible area, which is at most the picture's own size.
 * Returns the size of that area if the picture's size is unknown.
 */
export function fittedSize(picture: Size, stage: Size): Size {
  if (!picture.width || !picture.height) return stage
  const scale = Math.min(1, stage.width / picture.width, stage.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/**
 * Limits a view so that no edge of a zoomed picture is inside the visible area. Centers a picture that is smaller than
 * that area.
 */
export function clampView({ zoom, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  const fitted = fittedSize(picture, stage)
  return {
    zoom,
    x: clamp(x, Math.max(0, fitted.width * zoom - stage.width) / 2),
    y: clamp(y, Math.max(0, fitted.height * zoom - stage.height) / 2),
  }
}

/**
 * Returns the view with the scale changed by a factor. The part of the picture at `point`, measured from the center of
 * the visible area, stays in place.
 */
export function zoomAround({ zoom, x, y }: ZoomView, factor: number, point: Point): ZoomView {
  const next = Math.min(MAX_ZOOM, Math.max(1, zoom * factor))
  const ratio = next / zoom
  return { zoom: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }
}

/** Returns the view after the picture has been moved by a distance. */
export function panBy({ zoom, x, y }: ZoomView, by: Point): ZoomView {
  return { zoom, x: x + by.x, y: y + by.y }
}

/** Returns the view after one of two fingers has moved from `from` to `to` while the other finger stays still. */
export function pinch(view: ZoomView, resting: Point, from: Point, to: Point): ZoomView {
  const before = distance(resting, from)
  const center = { x: (resting.x + from.x) / 2, y: (resting.y + from.y) / 2 }
  const zoomed = before ? zoomAround(view, distance(resting, to) / before, center) : view
  return panBy(zoomed, { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 })
}

/** Returns the distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Returns the factor by which a turn of the mouse wheel changes the scale. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  // Firefox may measure wheel movements in lines. Browsers report a trackpad pinch as small wheel movements with the
  // Ctrl key pressed.
  const px = deltaMode ? deltaY * 16 : deltaY
  return Math.exp(-px * (ctrlKey ? 0.01 : 0.002))
}

function clamp(value: number, limit: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
