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
  const entries = Object.entries({
    run: details.numRuns,
    passed: details.numRuns - failed,
    failed,
    ...counts,
  })
  const texts = entries.map(([label, count]) => `${count.toLocaleString('en')} ${label}`)
  console.info(`fuzz: ${name}: ${texts.join(', ')}`)
  if (details.failed) throw new Error(fc.defaultReportMessage(details))
}

/** Matches text that must never reach the visitor, such as NaN or [object Object]. */
export const invalidText = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\dE\+/i
