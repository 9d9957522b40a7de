import fc from 'fast-check'

/** How many times longer than in `npm test` a run of `npm run fuzz` tries. */
export const share = Number(process.env['FUZZ'] ?? 1)

/** Milliseconds that a test of many tries may take on a busy machine. */
export const patience = 120_000 * share

/** Tries a property so often, and says how that went. What it throws for a case that fails has its seed and path. */
export async function tryOften<Given>(
  what: string,
  runs: number,
  property: fc.IRawProperty<Given>,
  tally: Record<string, number> = {},
): Promise<void> {
  const details: fc.RunDetails<Given> = await fc.check(property, { numRuns: runs * share })
  const lost = details.failed ? 1 : 0
  tell(what, { tried: details.numRuns, survived: details.numRuns - lost, lost }, tally)
  if (details.failed) throw new Error(fc.defaultReportMessage(details))
}

/** The line by which a run is counted. */
export function tell(
  what: string,
  { tried, survived, lost }: { tried: number; survived: number; lost: number },
  tally: Record<string, number> = {},
): void {
  const counts = Object.entries({ tried, survived, lost, ...tally })
  const counted = counts.map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
  console.info(`fuzz: ${what}: ${counted.join(', ')}`)
}

/** What must never stand in anything that a visitor reads. */
export const nonsense = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\dE\+/i
