import fc from 'fast-check'

/** How many times longer than in `npm test` a run of `npm run fuzz` tries. */
const share = Number(process.env['FUZZ'] ?? 1)

/** Milliseconds that a test of many tries may take on a busy machine. */
export const patience = 120_000 * share

/** Tries a property so often, and says how that went. fast-check prints seed and path of a case that fails. */
export async function tryOften<Given>(
  what: string,
  runs: number,
  property: fc.IRawProperty<Given>,
  tally: Record<string, number> = {},
): Promise<void> {
  const numRuns = runs * share
  await fc.assert(property, { numRuns })
  const counted = Object.entries(tally).map(([name, count]) => `, ${count.toLocaleString('en')} ${name}`)
  console.info(`fuzz: ${numRuns.toLocaleString('en')} ${what}: all survived${counted.join('')}`)
}

/** What must never stand in anything that a visitor reads. */
export const nonsense = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\dE\+/i
