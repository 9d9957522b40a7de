/** For a test of what a machine may lack (a browser engine, a server, a theme): without it the test fails, and says why. */
export function needs(isHere: boolean, reason: string): void {
  if (!isHere) throw new Error(reason)
}
