const renders: (() => void)[] = []
const callbacks: (() => void)[] = []

/**
 * Runs `render` in a microtask, together with the renders of all elements that were connected in the current task. As a
 * result, all elements start their requests before the first one renders.
 */
export function queueRender(render: () => void): void {
  schedule()
  renders.push(render)
}

/** Runs `callback` after all queued renders. */
export function afterRenders(callback: () => void): void {
  schedule()
  callbacks.push(callback)
}

function schedule(): void {
  if (renders.length + callbacks.length === 0) queueMicrotask(flush)
}

function flush(): void {
  for (const run of [...renders.splice(0), ...callbacks.splice(0)]) {
    try {
      run()
    } catch (error) {
      // One element's failure must not keep the others from rendering.
      reportError(error)
    }
  }
}
