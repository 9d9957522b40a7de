import { isRightToLeft } from '../../ui/text-direction.ts'

/** The minimum distance of a swipe. A shorter movement counts as a tap or a scroll. */
const SWIPE_PX = 40

/** Returns 1 for a swipe to the next picture, -1 for one to the previous picture, and 0 for any other movement. */
export function swipeDirection(element: Element, across: number, down: number): 1 | -1 | 0 {
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return 0
  return isRightToLeft(element) === across > 0 ? 1 : -1
}
