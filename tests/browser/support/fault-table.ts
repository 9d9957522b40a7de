import { expect } from '@playwright/test'
import { type Fault, OFFLINE, OFFLINE_ROW } from './faults.ts'
import type { Call } from './faulty-answers.ts'
import type { Noise } from './noise.ts'

/** The browser's own lines about requests that fail. */
const browserLines =
  /^(error: (Failed to load resource|Access to fetch at|The FetchEvent)|warning: The FetchEvent for .* resulted in a network error)/

/** Nothing is said in the console but one clear line for each answer of which something is left out. */
export function expectOurLines(noise: Noise, call: Call, rows: Fault[]): void {
  const expected = rows.flatMap(({ says }) => says?.[call] ?? [])
  noise.allow(browserLines)
  expect(noise.heard()).toHaveLength(expected.length)
  noise.allow(...expected)
  expect(noise.heard()).toEqual([])
}

const outcomes: string[][] = []

/** Keeps for the table that a case has been survived, and what the visitor read. */
export function note(call: Call, row: Fault, failure: (reason: string) => string): void {
  const reason = row.name === OFFLINE_ROW ? OFFLINE : row.reason
  outcomes.push([
    call,
    row.name,
    reason ? failure(reason) : 'what was asked for',
    reason ? 'works' : 'not needed',
    row.says?.[call] ? 'one line' : 'silent',
  ])
}

export function printTable(): void {
  if (outcomes.length === 0) return
  const rows = [['call', 'fault', 'the visitor reads', 'trying again', 'our console'], ...outcomes]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) console.info(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  console.info(`faults: ${outcomes.length} cases injected, ${outcomes.length} survived`)
}
