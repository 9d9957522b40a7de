/** Returns whether data is at least this old. Data from the future is old, because the clock was changed. */
export function isOlderThan(age_ms: number, loaded_ms: number): boolean {
  const age = Date.now() - loaded_ms
  return age >= age_ms || age < 0
}
