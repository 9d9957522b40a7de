// Checks that every row of tests/SPEC.md names tests that passed in the last run. Reads the reports in tests/reports.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isRunDirectly, root } from './files.mjs'

/** Separates the file, the groups and the title in the full name of a test. */
const SEPARATOR = ' › '

/** Returns the rows of the tables in SPEC.md, each with the tests that it names. Skips header and separator rows. */
export function readTable(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[\s:|-]+\|$/.test(text) || text.startsWith('| spec |')) return []
    const cells = text.split(/(?<!\\)\|/).slice(1, -1)
    const [spec = '', says = '', shownBy = ''] = cells.map((cell) => cell.trim())
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name]) => name.replaceAll('\\|', '|'))
    return [{ line: index + 1, cells: cells.length, spec, says, tests }]
  })
}

/** Reads the outcome of each test from the reports of Vitest and Playwright. Returns a map by the tests' full names. */
export function outcomesIn({ vitest, playwright }) {
  const outcomes = new Map()
  const add = (steps, outcome) => {
    const name = steps.join(SEPARATOR)
    const before = outcomes.get(name)
    // A test may run several times. It counts as failed if any run failed, and as skipped if all runs were skipped.
    const overrides = before === 'skipped' || (before === 'passed' && outcome === 'failed')
    outcomes.set(name, before === undefined || overrides ? outcome : before)
  }
  for (const { name, assertionResults } of vitest.testResults) {
    const file = relative(join(root, 'tests'), name).split(sep).join('/')
    for (const { ancestorTitles, title, status } of assertionResults)
      add([file, ...ancestorTitles, title], { passed: 'passed', failed: 'failed' }[status] ?? 'skipped')
  }
  const walk = (suite, steps) => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { status } of tests)
        add([...steps, title], { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed')
    for (const inner of suite.suites ?? []) walk(inner, [...steps, inner.title])
  }
  for (const suite of playwright.suites) walk(suite, [`browser/${suite.file}`])
  return outcomes
}

/** Returns a message for each row without tests, and for each test in a row that is unknown, failed or was skipped. */
export function problemsIn(rows, outcomes) {
  return rows.flatMap(({ line, cells, spec, says, tests }) => {
    const place = `SPEC.md:${line}`
    if (cells !== 3) return [`${place} has ${cells} cells instead of 3`]
    if (!spec || !says) return [`${place} has an empty cell`]
    if (tests.length === 0) return [`${place} “${says}” names no test`]
    return tests.flatMap((name) => {
      const outcome = outcomes.get(name)
      if (outcome === 'passed') return []
      return [
        `${place} ${outcome ? `names a test that ${outcomeText[outcome]}` : 'names an unknown test'}: ${name}`,
      ]
    })
  })
}

const outcomeText = { failed: 'failed', skipped: 'was skipped' }

function readReport(name, step) {
  try {
    return JSON.parse(readFileSync(join(root, 'tests', 'reports', `${name}.json`), 'utf8'))
  } catch {
    throw new Error(`Cannot read tests/reports/${name}.json. Run the complete npm run ${step} first.`)
  }
}

function main() {
  const rows = readTable(readFileSync(join(root, 'tests', 'SPEC.md'), 'utf8'))
  const outcomes = outcomesIn({
    vitest: readReport('vitest', 'test:unit'),
    playwright: readReport('playwright', 'test:browser'),
  })
  const problems = problemsIn(rows, outcomes)
  for (const problem of problems) console.error(problem)
  const named = new Set(rows.flatMap(({ tests }) => tests))
  console.log(`${rows.length} rows, ${named.size} tests, ${problems.length} problems`)
  return rows.length > 0 && problems.length === 0 ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
