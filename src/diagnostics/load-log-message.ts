/** Loads the function that logs messages. The build of the one-file scripts replaces this module with messages-file.ts. */
export async function loadLogMessage() {
  return (await import('./log-message.ts')).logMessage
}
