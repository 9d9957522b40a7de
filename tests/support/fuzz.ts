import fc from 'fast-check'

/** Multiplier for the number of runs: 1 in `npm test`, 10 in `npm run fuzz`. */
export const fuzzFactor = Number(process.env['FUZZ'] ?? 1)

/** Timeout for one fuzz test in milliseconds. */
export const FUZZ_TIMEOUT_MS = 120_000 * fuzzFactor

/** Checks a property with random values and logs the result. If a run fails, the error contains its seed and path. */
export async function checkProperty<Given>(
  name: string,
  runs: number,
  property: fc.IRawProperty<Given>,
  counts: Record<string, number> = {},
): Promise<void> {
  const details: fc.RunDetails<Given> = await fc.check(property, { numRuns: runs * fuzzFactor })
  const failed = details.failed ? 1 : 0
  logRuns(name, { run: details.numRuns, passed: details.numRuns - failed, failed }, counts)
  if (details.failed) throw new Error(fc.defaultReportMessage(details))
}

/** Logs how many random values a test has tried and how many passed and failed. */
export function logRuns(
  name: string,
  { run, passed, failed }: { run: number; passed: number; failed: number },
  counts: Record<string, number> = {},
): void {
  const entries = Object.entries({ run, passed, failed, ...counts })
  const texts = entries.map(([label, count]) => `${count.toLocaleString('en')} ${label}`)
  console.info(`fuzz: ${name}: ${texts.join(', ')}`)
}

/** Matches text that must never reach the visitor, such as NaN or [object Object]. */
export const invalidText = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\dE\+/i
