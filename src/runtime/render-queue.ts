import { reportUncaught } from './report-uncaught.ts'

/**
 * Elements that show nothing at first, such as a closed cart, render this long after they were connected.
 * Then the elements that wait for the store have been painted.
 */
const HIDDEN_DELAY_MS = 150

/** The page's only render queue. All elements connected in the same task render together in a microtask. */
export const renderQueue = createRenderQueue()

function createRenderQueue() {
  const renders: (() => void)[] = []
  const hiddenRenders = new Set<() => void>()

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

  function add(render: () => void): void {
    if (renders.length === 0) queueMicrotask(flush)
    renders.push(render)
  }

  function renderHidden(): void {
    for (const render of hiddenRenders) add(render)
    hiddenRenders.clear()
  }

  return {
    /**
     * Renders with all other elements of the current task. As a result, all of them start their requests
     * before the first one renders.
     */
    add,

    /** Renders an element that shows nothing at first. */
    addHidden(render: () => void): void {
      hiddenRenders.add(render)
      setTimeout(() => hiddenRenders.delete(render) && add(render), HIDDEN_DELAY_MS)
    },

    /** Renders the hidden elements now, because one of them is about to appear. */
    renderHidden,
  }
}
