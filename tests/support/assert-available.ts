/** Fails a test with a reason if this machine lacks what the test needs, such as a browser engine or a server. */
export function assertAvailable(isAvailable: boolean, reason: string): void {
  if (!isAvailable) throw new Error(reason)
}
