import { reportUncaught } from './report-uncaught.ts'

/**
 * Elements that show nothing at first, such as a closed cart, render this long after they were connected.
 * Then the elements that wait for the store have been painted.
 */
const HIDDEN_DELAY_MS = 150

const renders: (() => void)[] = []
const hiddenRenders = new Set<() => void>()

/**
 * Renders with all other elements of the current task, in a microtask. As a result, all of them start their
 * requests before the first one renders.
 */
export function queueRender(render: () => void): void {
  if (renders.length === 0) queueMicrotask(flush)
  renders.push(render)
}

/** Renders an element that shows nothing at first. */
export function queueHiddenRender(render: () => void): void {
  hiddenRenders.add(render)
  setTimeout(() => hiddenRenders.delete(render) && queueRender(render), HIDDEN_DELAY_MS)
}

/** Renders the hidden elements now, because one of them is about to appear. */
export function renderHidden(): void {
  for (const render of hiddenRenders) queueRender(render)
  hiddenRenders.clear()
}

function flush(): void {
  for (const render of renders.splice(0)) {
    try {
      render()
    } catch (error) {
      // One element's failure must not keep the others from rendering.
      reportUncaught(error)
    }
  }
}
