import { runLater } from '../navigation/page-lifecycle.ts'
import { reportUncaught } from './report-uncaught.ts'

/** How long an element waits for the store's response before it renders its loading state. */
const MAX_WAIT_MS = 100
/** Hidden elements render this long after an element that has waited for the store, so that its content is painted first. */
const HIDDEN_DELAY_MS = 50

const renders: (() => void)[] = []
const callbacks: (() => void)[] = []
/** Renders of elements that show nothing at first. */
const hiddenRenders: (() => void)[] = []
let isScheduled = false
let loadingCount = 0
/** The number of elements that wait for a response of the store. */
let waitingCount = 0

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

/** Runs `render` when the response has arrived, or when it has not arrived after 100 ms. */
export async function queueRenderAfter(response: Promise<unknown>, render: () => void): Promise<void> {
  waitingCount += 1
  // The time starts after the current task, because a script that defines elements may run for longer than 100 ms.
  await Promise.resolve()
  await Promise.race([response, new Promise<void>((resolve) => runLater(resolve, MAX_WAIT_MS))])
  queueRender(render)
  runLater(() => {
    waitingCount -= 1
    schedule()
  }, HIDDEN_DELAY_MS)
}

/**
 * Runs `render` after the renders of the visible elements, including those that wait for a response. Used for elements
 * that show nothing at first, such as a closed cart.
 */
export function queueHiddenRender(render: () => void): void {
  hiddenRenders.push(render)
  schedule()
}

/** Renders the hidden elements now, because one of them is about to appear. */
export function renderHiddenElements(): void {
  renders.push(...hiddenRenders.splice(0))
  schedule()
}

/** Runs `callback` after all queued renders, except those that wait for a response of the store. */
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
  const tasks = [
    ...renders.splice(0),
    ...(loadingCount === 0 ? callbacks.splice(0) : []),
    ...(waitingCount === 0 ? hiddenRenders.splice(0) : []),
  ]
  for (const run of tasks) {
    try {
      run()
    } catch (error) {
      // One element's failure must not keep the others from rendering.
      reportUncaught(error)
    }
  }
}
