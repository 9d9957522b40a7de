/** Returns a function that runs the task; calls during a run together cause one more run after it. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let mustRunAgain = false
  return async () => {
    mustRunAgain = true
    if (isRunning) return
    isRunning = true
    try {
      while (mustRunAgain) {
        mustRunAgain = false
        await task()
      }
    } finally {
      isRunning = false
    }
  }
}
