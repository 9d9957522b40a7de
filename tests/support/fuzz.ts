import fc from 'fast-check'

/** How many times more runs `npm run fuzz` does than `npm test`. */
export const fuzzFactor = Number(process.env['FUZZ'] ?? 1)

/** Timeout of a test with many runs on a busy machine. */
export const FUZZ_TIMEOUT_MS = 120_000 * fuzzFactor

/** Checks a property with random values and logs the result. The error of a failed run has its seed and path. */
export async function checkProperty<Given>(
  what: string,
  runs: number,
  property: fc.IRawProperty<Given>,
  tally: Record<string, number> = {},
): Promise<void> {
  const details: fc.RunDetails<Given> = await fc.check(property, { numRuns: runs * fuzzFactor })
  const lost = details.failed ? 1 : 0
  logRuns(what, { tried: details.numRuns, survived: details.numRuns - lost, lost }, tally)
  if (details.failed) throw new Error(fc.defaultReportMessage(details))
}

/** Logs how many runs a test did and how many failed. */
export function logRuns(
  what: string,
  { tried, survived, lost }: { tried: number; survived: number; lost: number },
  tally: Record<string, number> = {},
): void {
  const counts = Object.entries({ tried, survived, lost, ...tally })
  const counted = counts.map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
  console.info(`fuzz: ${what}: ${counted.join(', ')}`)
}

/** Text that a visitor must never see. */
export const nonsense = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\dE\+/i
