import { expect } from '@playwright/test'
import { type Fault, OFFLINE, OFFLINE_ROW } from './faults.ts'
import type { Call } from './faulty-answers.ts'
import type { Noise } from './noise.ts'

/** The browser's own lines about requests that fail. */
const browserLines =
  /^(error: (Failed to load resource|Access to fetch at|The FetchEvent)|warning: The FetchEvent for .* resulted in a network error)/

/** Nothing is said in the console but, for each row whose answer has something left out, the one line that says so. */
export function expectOurLines(noise: Noise, call: Call, rows: Fault[]): void {
  const expected = rows.flatMap(({ says }) => says?.[call] ?? []).map((text) => `warning: ${text}`)
  noise.allow(browserLines)
  expect(noise.heard().toSorted()).toEqual(expected.toSorted())
  noise.allow(/^warning: electrician-elements: /)
}

interface Case {
  call: Call
  row: Fault
  /** What the visitor reads. */
  told: string
  /** Whether the call has met its fault: otherwise there was nothing to survive. */
  isInjected: boolean
  end: 'survived' | 'lost' | null
}

const table: Case[] = []

/** One call with its faults. A row that is lost leaves the others to go on, and fails the test at its end. */
export class Cases {
  readonly #own: Case[] = []
  readonly #problems: string[] = []
  readonly #call: Call
  readonly #failure: (reason: string) => string

  constructor(call: Call, failure: (reason: string) => string) {
    this.#call = call
    this.#failure = failure
  }

  begin(row: Fault): void {
    const reason = row.name === OFFLINE_ROW ? OFFLINE : row.reason
    const told = reason ? this.#failure(reason) : 'what was asked for'
    this.#own.push({ call: this.#call, row, told, isInjected: false, end: null })
  }

  /** Those that have begun and not ended. */
  get open(): Fault[] {
    return this.#own.filter(({ end }) => end === null).map(({ row }) => row)
  }

  /** Whether a row stands a look at it; one that doesn't is lost. */
  async stands(row: Fault, look: () => Promise<void>): Promise<boolean> {
    try {
      await look()
      return true
    } catch (error) {
      this.#problems.push(`${row.name}: ${error}`)
      this.#end(row, 'lost')
      return false
    }
  }

  survive(row: Fault): void {
    this.#end(row, 'survived')
  }

  /** Whatever becomes of the test, its rows are in the table. */
  async run(hasMet: (row: Fault) => Promise<boolean>, steps: () => Promise<void>): Promise<void> {
    try {
      await steps()
    } finally {
      for (const row of this.open) this.#end(row, 'lost')
      for (const one of this.#own) one.isInjected = await hasMet(one.row)
      table.push(...this.#own)
    }
    expect(this.#problems).toEqual([])
    expect(this.#own.filter(({ isInjected }) => !isInjected).map(({ row }) => row.name)).toEqual([])
  }

  #end(row: Fault, end: 'survived' | 'lost'): void {
    for (const one of this.#own) if (one.row.name === row.name) one.end = end
  }
}

export function printTable(): void {
  if (table.length === 0) return
  const outcomes = table.map(({ call, row, told, end }) => [
    call,
    row.name,
    told,
    row.reason ? 'works' : 'not needed',
    row.says?.[call] ? 'one line' : 'silent',
    String(end),
  ])
  const rows = [['call', 'fault', 'the visitor reads', 'trying again', 'our console', 'end'], ...outcomes]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) console.info(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const count = (isCounted: (one: Case) => boolean) => table.filter(isCounted).length
  const injected = count(({ isInjected }) => isInjected)
  const survived = count(({ end }) => end === 'survived')
  const lost = count(({ end }) => end === 'lost')
  console.info(
    `faults: ${table.length} cases tried, ${injected} faults injected, ${survived} survived, ${lost} lost`,
  )
}
