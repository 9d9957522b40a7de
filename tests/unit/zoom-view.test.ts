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
} from '../../src/tags/product-detail/zoom-view.ts'

const stage = { width: 400, height: 300 }
const square = { width: 1000, height: 1000 }

/** Returns the position on the stage of a point of the unscaled picture. */
const positionOf = ({ zoom, x, y }: ZoomView, point: { x: number; y: number }) => ({
  x: point.x * zoom + x,
  y: point.y * zoom + y,
})

describe('fittedSize()', () => {
  it('fits a picture into the smaller dimension of the stage', () => {
    expect(fittedSize(square, stage)).toEqual({ width: 300, height: 300 })
    expect(fittedSize({ width: 50, height: 10 }, stage)).toEqual({ width: 400, height: 80 })
  })

  it('returns the size of the stage for a picture that has not loaded', () => {
    expect(fittedSize({ width: 0, height: 0 }, stage)).toEqual(stage)
  })
})

describe('zoomAround()', () => {
  it('keeps the point in place', () => {
    const view = zoomAround({ zoom: 1.5, x: 20, y: -10 }, 2, { x: 80, y: 50 })
    expect(view.zoom).toBe(3)
    // Before, the part of the picture at (80, 50) was at (40, 40) without the zoom.
    expect(positionOf(view, { x: 40, y: 40 })).toEqual({ x: 80, y: 50 })
  })

  it('limits the scale and still keeps the point in place', () => {
    const view = zoomAround({ zoom: 2, x: 0, y: 0 }, 100, { x: 50, y: 0 })
    expect(view).toEqual({ zoom: MAX_ZOOM, x: -50, y: 0 })
    expect(zoomAround(view, 0.001, { x: 0, y: 0 }).zoom).toBe(1)
  })
})

describe('clampView()', () => {
  it('centers a picture that fits the stage', () => {
    expect(clampView({ zoom: 1, x: 90, y: -90 }, square, stage)).toEqual(FITTED)
  })

  it('stops at the edges of the picture', () => {
    // At a scale of 2, the picture is 600 px wide and high.
    expect(clampView({ zoom: 2, x: 500, y: -500 }, square, stage)).toEqual({ zoom: 2, x: 100, y: -150 })
  })

  it('keeps a view whose edges are outside the stage', () => {
    const view = { zoom: 2, x: 99, y: -149 }
    expect(clampView(view, square, stage)).toEqual(view)
  })

  it('moves only in the dimension in which the picture is larger than the stage', () => {
    const tall = { width: 100, height: 1000 }
    expect(clampView({ zoom: 2, x: 80, y: 80 }, tall, stage)).toEqual({ zoom: 2, x: 0, y: 80 })
  })
})

describe('pinch()', () => {
  it('scales by the distance between the fingers', () => {
    expect(pinch(FITTED, { x: -50, y: 0 }, { x: 50, y: 0 }, { x: 150, y: 0 }).zoom).toBe(2)
    expect(pinch({ ...FITTED, zoom: 3 }, { x: 0, y: -60 }, { x: 0, y: 60 }, { x: 0, y: 20 }).zoom).toBe(2)
  })

  it('keeps the picture under both fingers', () => {
    const view = pinch(FITTED, { x: -50, y: 0 }, { x: 50, y: 0 }, { x: 150, y: 0 })
    expect(positionOf(view, { x: -50, y: 0 })).toEqual({ x: -50, y: 0 })
    expect(positionOf(view, { x: 50, y: 0 })).toEqual({ x: 150, y: 0 })
  })

  it('does not scale when both fingers are at the same position', () => {
    const point = { x: 10, y: 10 }
    expect(pinch(FITTED, point, point, { x: 30, y: 10 })).toEqual({ zoom: 1, x: 10, y: 0 })
  })
})

describe('wheelFactor()', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) => wheelFactor({ deltaY, deltaMode, ctrlKey })

  it('is larger than 1 when the wheel turns up, and the inverse when it turns down', () => {
    expect(turn(-100)).toBeGreaterThan(1)
    expect(turn(-100) * turn(100)).toBeCloseTo(1)
  })

  it('counts a line as several pixels', () => {
    expect(turn(-3, 1)).toBe(turn(-48))
  })

  it('is larger for a pinch on a trackpad, which reports small turns', () => {
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10))
  })
})
