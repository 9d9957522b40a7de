const renders: (() => void)[] = []
const callbacks: (() => void)[] = []

/**
 * Runs `render` at the end of the current task, together with the renders of all other elements that were connected in
 * it. By then every one of them has requested its data.
 */
export function queueRender(render: () => void): void {
  schedule()
  renders.push(render)
}

/** Runs `callback` after the renders that are queued now. */
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
