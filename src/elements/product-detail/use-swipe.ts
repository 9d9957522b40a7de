import { type TouchEvent, useRef } from 'react'
import { isRightToLeft } from '../../ui/text-direction.ts'

/** The minimum distance of a swipe. A shorter movement counts as a tap or a scroll. */
const SWIPE_PX = 40

/**
 * Returns touch handlers that call `onSwipe` with 1 for the next picture and -1 for the previous one. After a
 * pinch, one finger moves the magnified page, so it does not swipe.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && !isPageMagnified() ? touches[0] : undefined
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current
      const touch = event.changedTouches[0]
      start.current = null
      if (!from || !touch) return
      const across = touch.clientX - from.x
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(touch.clientY - from.y)) return
      // Prevents the click after a swipe.
      if (event.cancelable) event.preventDefault()
      onSwipe(isRightToLeft(event.currentTarget) === across > 0 ? 1 : -1)
    },
  }
}

function isPageMagnified(): boolean {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01
}
