/** Reports an error like an uncaught one, so that other code keeps running. jsdom has no `reportError`. */
export function reportUncaught(error: unknown): void {
  if (globalThis.reportError) reportError(error)
  else console.error(error)
}
