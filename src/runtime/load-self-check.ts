/** Loads the self-check. The build of the one-file scripts replaces this module with messages-file.ts. */
export async function loadSelfCheck() {
  return (await import('./self-check.ts')).openSelfCheck
}
