import { reportUncaught } from './report-uncaught.ts'

const renders: (() => void)[] = []

/**
 * Renders with all other elements of the current task, in a microtask. As a result, all of them start their
 * requests before the first one renders.
 */
export function queueRender(render: () => void): void {
  if (renders.length === 0) queueMicrotask(flush)
  renders.push(render)
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
