// Prints the failed tests of the last run and one line with the number of passed and failed tests and checks. Reads the
// reports in tests/reports.
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { isRunDirectly } from './files.mjs'

/** The name of each step's test report. */
const reportNames = {
  'test:unit': 'vitest',
  'test:browser': 'playwright',
  'test:scripts': 'scripts',
  'test:docs': 'docs',
  'test:package': 'package',
  'test:engines': 'engines',
  'test:hosting': 'hosting',
  'test:wordpress': 'wordpress',
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(new URL(`../reports/${name}.json`, import.meta.url), 'utf8'))
  } catch {
    return null
  }
}

/** Playwright's and Vitest's words for a test's outcome. All others mean that the test was skipped. */
const outcomes = {
  expected: 'passed',
  passed: 'passed',
  flaky: 'passed on retry',
  unexpected: 'failed',
  failed: 'failed',
}

/** Returns the name and the outcome of each test in a report. */
function testsIn(report) {
  if ('stats' in report)
    return [
      ...testsInSuite(report),
      ...report.errors.map(({ message }) => ({ name: message, outcome: 'failed' })),
    ]
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    // If a test file cannot be loaded, the report contains the failed file but none of its tests.
    if (status === 'failed' && assertionResults.length === 0)
      return [{ name: `${name} › ${message}`, outcome: 'failed' }]
    return assertionResults.map(({ fullName, status: own, failureMessages = [] }) => ({
      name: [`${name} › ${fullName}`, ...failureMessages.map((text) => text.slice(0, 500))].join('\n'),
      outcome: outcomes[own] ?? 'skipped',
    }))
  })
}

function testsInSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      outcome: outcomes[status] ?? 'skipped',
    })),
  )
  return [...own, ...suites.flatMap(testsInSuite)]
}

/** Returns the tests of a step. A step without a test report counts as one test. */
function testsOf({ name, outcome }) {
  const report = readReport(reportNames[name])
  const tests = report ? testsIn(report) : [{ name, outcome }]
  if (outcome !== 'failed' || tests.some((test) => test.outcome === 'failed')) return tests
  const reason = `${name}, although none of its tests failed; see its output`
  return [...tests, { name: reason, outcome }]
}

if (isRunDirectly(import.meta.url)) {
  const steps = ['test', 'platforms'].flatMap((suite) => readReport(`steps-${suite}`) ?? [])
  const tests = steps.flatMap(testsOf)
  for (const { name, outcome } of tests)
    if (['failed', 'passed on retry'].includes(outcome)) console.log(`${outcome}: ${name}`)
  const count = (...some) => tests.filter(({ outcome }) => some.includes(outcome)).length
  const skipped = count('skipped')
  // The run can fail without a failed test, for example because the installation failed.
  const failed = count('failed') || (Number(env.STATUS ?? 0) === 0 ? 0 : 1)
  const passed = count('passed', 'passed on retry')
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
