const renders: (() => void)[] = []
const callbacks: (() => void)[] = []
let isScheduled = false
let loadingCount = 0

/**
 * Runs `render` in a microtask, together with the renders of all elements that were connected in the current task. As a
 * result, all elements start their requests before the first one renders.
 * @param loading if set, `render` runs when this promise settles
 */
export function queueRender(render: () => void, loading?: Promise<void>): void {
  if (loading) {
    loadingCount += 1
    const run = () => {
      loadingCount -= 1
      queueRender(render)
    }
    loading.then(run, run)
    return
  }
  renders.push(render)
  schedule()
}

/** Runs `callback` after all queued renders. */
export function afterRenders(callback: () => void): void {
  callbacks.push(callback)
  schedule()
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(flush)
}

function flush(): void {
  isScheduled = false
  for (const run of [...renders.splice(0), ...(loadingCount === 0 ? callbacks.splice(0) : [])]) {
    try {
      run()
    } catch (error) {
      // One element's failure must not keep the others from rendering.
      reportError(error)
    }
  }
}
