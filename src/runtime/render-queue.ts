import { reportUncaught } from './report-uncaught.ts'

/**
 * Elements that show nothing at first, such as a closed cart, render this long after they were connected. Then the
 * elements that wait for the store have been painted.
 */
const HIDDEN_DELAY_MS = 150

/** The page's only render queue. All elements that are connected in the same task render together in a microtask. */
export const renderQueue = createRenderQueue()

function createRenderQueue() {
  const renders: (() => void)[] = []
  const hiddenRenders = new Set<() => void>()
  const callbacks: (() => void)[] = []
  let isScheduled = false
  let loadingCount = 0

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(flush)
  }

  function flush(): void {
    isScheduled = false
    const tasks = [...renders.splice(0), ...(loadingCount === 0 ? callbacks.splice(0) : [])]
    for (const run of tasks) {
      try {
        run()
      } catch (error) {
        // One element's failure must not keep the others from rendering.
        reportUncaught(error)
      }
    }
  }

  function add(render: () => void): void {
    renders.push(render)
    schedule()
  }

  function renderHidden(): void {
    for (const render of hiddenRenders) add(render)
    hiddenRenders.clear()
  }

  return {
    /**
     * Renders with all other elements of the current task. As a result, all of them start their requests before the
     * first one renders.
     */
    add,

    /** Renders when the modules have been loaded. Callbacks wait for this render. */
    addAfterLoading(modules: Promise<void>, render: () => void): void {
      loadingCount += 1
      const run = () => {
        loadingCount -= 1
        add(render)
      }
      modules.then(run, run)
    },

    /** Renders an element that shows nothing at first. */
    addHidden(render: () => void): void {
      hiddenRenders.add(render)
      setTimeout(() => hiddenRenders.delete(render) && add(render), HIDDEN_DELAY_MS)
    },

    /** Renders the hidden elements now, because one of them is about to appear. */
    renderHidden,

    /** Runs `callback` after the queued renders of visible elements. */
    addCallback(callback: () => void): void {
      callbacks.push(callback)
      schedule()
    },
  }
}
