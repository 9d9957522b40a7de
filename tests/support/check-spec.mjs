// Every row of tests/SPEC.md names tests that were run and passed. Reads what the last run left in tests/reports.
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isRunDirectly, root } from './files.mjs'

/** What stands between a file and a test, and between a group of tests and its members. */
const STEP = ' › '

/** The rows of the table, each with the tests that show it. Heads and rulers are left out. */
export function readTable(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[\s:|-]+\|$/.test(text) || text.startsWith('| spec |')) return []
    const cells = text.split(/(?<!\\)\|/).slice(1, -1)
    const [spec = '', says = '', shownBy = ''] = cells.map((cell) => cell.trim())
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name]) => name.replaceAll('\\|', '|'))
    return [{ line: index + 1, cells: cells.length, spec, says, tests }]
  })
}

/** The outcome of every test in the two reports: by file and title; a test that several scripts are put to is failed where one fails. */
export function outcomesIn({ vitest, playwright }) {
  const outcomes = new Map()
  const add = (steps, outcome) => {
    const name = steps.join(STEP)
    const before = outcomes.get(name)
    // Run with several scripts, a test shows what it says where one skips it, and not where one fails it.
    const saysMore = before === 'skipped' || (before === 'passed' && outcome === 'failed')
    outcomes.set(name, before === undefined || saysMore ? outcome : before)
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

/** A sentence for each row that shows nothing: no test, or one that is missing, failed or was skipped. */
export function problemsIn(rows, outcomes) {
  return rows.flatMap(({ line, cells, spec, says, tests }) => {
    const at = `SPEC.md:${line}`
    if (cells !== 3) return [`${at} has ${cells} cells instead of 3`]
    if (!spec || !says) return [`${at} has an empty cell`]
    if (tests.length === 0) return [`${at} “${says}” names no test`]
    return tests.flatMap((name) => {
      const outcome = outcomes.get(name)
      if (outcome === 'passed') return []
      return [`${at} ${outcome ? `names a test that ${verdict[outcome]}` : 'names no known test'}: ${name}`]
    })
  })
}

const verdict = { failed: 'failed', skipped: 'was skipped' }

function readReport(name, step) {
  try {
    return JSON.parse(readFileSync(join(root, 'tests', 'reports', `${name}.json`), 'utf8'))
  } catch {
    throw new Error(`tests/reports/${name}.json can’t be read: run npm run ${step} first, all of it.`)
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
  console.log(`${rows.length} rows, ${named.size} tests, ${problems.length} not shown`)
  return rows.length > 0 && problems.length === 0 ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
