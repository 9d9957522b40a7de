/** Returns a function that runs the task. All calls made during a run are combined into one additional run. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let shouldRunAgain = false
  return async () => {
    shouldRunAgain = true
    if (isRunning) return
    isRunning = true
    try {
      while (shouldRunAgain) {
        shouldRunAgain = false
        await task()
      }
    } finally {
      isRunning = false
    }
  }
}
