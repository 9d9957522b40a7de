import { describe, expect, it } from 'vitest'
import {
  clampView,
  FITTED,
  fittedSize,
  MAX_ZOOM,
  pinch,
  wheelFactor,
  type ZoomView,
  zoomAround,
} from '../../src/elements/product-detail/zoom-view.ts'

const stage = { width: 400, height: 300 }
const square = { width: 1000, height: 1000 }

/** Returns where a point of the unscaled picture appears on the stage. */
const positionOf = ({ zoom, x, y }: ZoomView, point: { x: number; y: number }) => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
})

describe('fittedSize()', () => {
  it('scales a picture to fit the stage', () => {
    expect(fittedSize(square, stage)).toEqual({ width: 300, height: 300 })
    expect(fittedSize({ width: 2000, height: 400 }, stage)).toEqual({ width: 400, height: 80 })
  })

  it('does not enlarge a picture that is smaller than the stage', () => {
    expect(fittedSize({ width: 24, height: 24 }, stage)).toEqual({ width: 24, height: 24 })
  })

  it('returns the size of the stage for a picture that has not loaded', () => {
    expect(fittedSize({ width: 0, height: 0 }, stage)).toEqual(stage)
  })
})

describe('zoomAround()', () => {
  it('keeps the given point in place', () => {
    const view = zoomAround({ zoom: 1.5, x: 20, y: -10 }, 2, { x: 80, y: 50 })
    expect(view.zoom).toBe(3)
    // At zoom 1.5, the point (40, 40) of the unscaled picture appears at (80, 50).
    expect(positionOf(view, { x: 40, y: 40 })).toEqual({ x: 80, y: 50 })
  })

  it('limits the zoom level and still keeps the given point in place', () => {
    const view = zoomAround({ zoom: 2, x: 0, y: 0 }, 100, { x: 50, y: 0 })
    expect(view).toEqual({ zoom: MAX_ZOOM, x: -50, y: 0 })
    expect(zoomAround(view, 0.001, { x: 0, y: 0 }).zoom).toBe(1)
  })
})

describe('clampView()', () => {
  it('centers a picture that fits the stage', () => {
    expect(clampView({ zoom: 1, x: 90, y: -90 }, square, stage)).toEqual(FITTED)
  })

  it('does not move past the edges of the picture', () => {
    // At zoom 2, the picture is 600 px wide and high.
    expect(clampView({ zoom: 2, x: 500, y: -500 }, square, stage)).toEqual({ zoom: 2, x: 100, y: -150 })
  })

  it('does not change a view in which the picture covers the stage', () => {
    const view = { zoom: 2, x: 99, y: -149 }
    expect(clampView(view, square, stage)).toEqual(view)
  })

  it('allows movement only in the dimension in which the picture is larger than the stage', () => {
    const tall = { width: 100, height: 1000 }
    expect(clampView({ zoom: 2, x: 80, y: 80 }, tall, stage)).toEqual({ zoom: 2, x: 0, y: 80 })
  })
})

describe('pinch()', () => {
  it('zooms by the change in distance between the fingers', () => {
    expect(pinch(FITTED, { x: -50, y: 0 }, { x: 50, y: 0 }, { x: 150, y: 0 }).zoom).toBe(2)
    expect(pinch({ ...FITTED, zoom: 3 }, { x: 0, y: -60 }, { x: 0, y: 60 }, { x: 0, y: 20 }).zoom).toBe(2)
  })

  it('keeps the same points of the picture under both fingers', () => {
    const view = pinch(FITTED, { x: -50, y: 0 }, { x: 50, y: 0 }, { x: 150, y: 0 })
    expect(positionOf(view, { x: -50, y: 0 })).toEqual({ x: -50, y: 0 })
    expect(positionOf(view, { x: 50, y: 0 })).toEqual({ x: 150, y: 0 })
  })

  it('does not zoom when both fingers are at the same position', () => {
    const point = { x: 10, y: 10 }
    expect(pinch(FITTED, point, point, { x: 30, y: 10 })).toEqual({ zoom: 1, x: 10, y: 0 })
  })
})

describe('wheelFactor()', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) => wheelFactor({ deltaY, deltaMode, ctrlKey })

  it('returns a factor above 1 for scrolling up, and its inverse for scrolling down', () => {
    expect(turn(-100)).toBeGreaterThan(1)
    expect(turn(-100) * turn(100)).toBeCloseTo(1)
  })

  it('treats one line as 16 pixels', () => {
    expect(turn(-3, 1)).toBe(turn(-48))
  })

  it('returns a larger factor for a trackpad pinch, which reports small movements', () => {
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10))
  })
})
