/** Returns a function that runs `action` on its first call and then does nothing. */
export function once(action: () => void): () => void {
  let hasRun = false
  return () => {
    if (hasRun) return
    hasRun = true
    action()
  }
}
