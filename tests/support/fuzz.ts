import fc from 'fast-check'

/** The number of runs in fuzz tests is multiplied by this factor: 1 in `npm test`, 10 in `npm run fuzz`. */
const fuzzFactor = Number(process.env['FUZZ'] ?? 1)

/** The seed of the random values. The configurations of Vitest and Playwright set it. */
export const fuzzSeed = Number(process.env['FUZZ_SEED'])

/** The time limit for one fuzz test in milliseconds. */
export const FUZZ_TIMEOUT_MS = 120_000 * fuzzFactor

/** Tests a fast-check property with random values and logs the result. Errors contain the seed and path of the run. */
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

/** Logs how many random values a test has used and for how many it passed or failed. */
function logRuns(
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
