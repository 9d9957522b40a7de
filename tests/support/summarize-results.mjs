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

function countVitest(report) {
  // If a test file cannot be loaded, the report contains the failed file but none of its tests.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

function count(report) {
  return 'stats' in report ? countPlaywright(report) : countVitest(report)
}

/** Returns the numbers of passed, failed and skipped tests. Steps without a test report count as one test each. */
function summarize({ steps, reports, status }) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, outcome } of steps ?? []) {
    const counted = reports[name] && count(reports[name])
    if (counted) for (const key of Object.keys(total)) total[key] += counted[key]
    if (!counted || (outcome === 'failed' && counted.failed === 0)) total[outcome] += 1
  }
  // The run can fail without a failed test, for example because the installation failed.
  if (status !== 0 && total.failed === 0) total.failed = 1
  return `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`
}

function namesInSuite(suite, outcome) {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namesInSuite(inner, outcome))]
}

function failedIn(report) {
  if (!report) return []
  if ('stats' in report)
    return [...namesInSuite(report, 'unexpected'), ...report.errors.map(({ message }) => message)]
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages = [] }) =>
        [`${name} › ${fullName}`, ...failureMessages.map((text) => text.slice(0, 500))].join('\n'),
      )
    return assertionResults.length === 0 && message ? [`${name} › ${message}`] : []
  })
}

/** Returns a line for each failed test, each test that passed on retry, and each failed step without failed tests. */
function failureLines({ steps, reports }) {
  const stepLines = (steps ?? [])
    .filter(({ name, outcome }) => outcome === 'failed' && failedIn(reports[name]).length === 0)
    .map(({ name }) => `failed: ${name}, although none of its tests failed; see its output`)
  const testLines = Object.values(reports).flatMap((report) => {
    const flaky = report && 'stats' in report ? namesInSuite(report, 'flaky') : []
    return [
      ...failedIn(report).map((name) => `failed: ${name}`),
      ...flaky.map((name) => `passed on retry: ${name}`),
    ]
  })
  return [...stepLines, ...testLines]
}

if (isRunDirectly(import.meta.url)) {
  const reports = Object.fromEntries(
    Object.entries(reportNames).map(([step, name]) => [step, readReport(name)]),
  )
  const steps = ['test', 'platforms'].flatMap((suite) => readReport(`steps-${suite}`) ?? [])
  for (const line of failureLines({ steps, reports })) console.log(line)
  console.log(summarize({ steps, reports, status: Number(env.STATUS ?? 0) }))
}
