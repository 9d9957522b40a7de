/** Reports an error like an uncaught one, so that other code keeps running. Node has no `reportError`. */
export function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  else console.error(error)
}
