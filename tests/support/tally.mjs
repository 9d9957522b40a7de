// Which tests failed, and one line for machines: how many tests and checks passed and failed. Reads what the last run left in tests/reports.
import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { isRunDirectly } from './files.mjs'

/** The steps that leave a report of the tests inside them, and its name. */
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
  // A file that can't be loaded fails without a single test in it.
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

/** Adds up the steps and the tests inside them; a step whose own tests were counted isn't counted again. */
export function tally({ steps, reports, status }) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, outcome } of steps ?? []) {
    const counted = reports[name] && count(reports[name])
    if (counted) for (const key of Object.keys(total)) total[key] += counted[key]
    if (!counted || (outcome === 'failed' && counted.failed === 0)) total[outcome] += 1
  }
  // The run ended badly and no report says where: the install failed, or it was cut off.
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
    if (failed.length > 0) return failed.map(({ fullName }) => `${name} › ${fullName}`)
    return assertionResults.length === 0 && message ? [`${name} › ${message}`] : []
  })
}

/** A line for each test that failed, or that passed only the second time, and for a step that failed although its tests did not. */
export function toldOnes({ steps, reports }) {
  const ofSteps = (steps ?? [])
    .filter(({ name, outcome }) => outcome === 'failed' && failedIn(reports[name]).length === 0)
    .map(({ name }) => `failed: ${name}, outside any test: see what it printed`)
  const ofTests = Object.values(reports).flatMap((report) => {
    const flaky = report && 'stats' in report ? namesInSuite(report, 'flaky') : []
    return [
      ...failedIn(report).map((name) => `failed: ${name}`),
      ...flaky.map((name) => `at second: ${name}`),
    ]
  })
  return [...ofSteps, ...ofTests]
}

if (isRunDirectly(import.meta.url)) {
  const reports = Object.fromEntries(
    Object.entries(reportNames).map(([step, name]) => [step, readReport(name)]),
  )
  const steps = ['test', 'platforms'].flatMap((suite) => readReport(`steps-${suite}`) ?? [])
  for (const line of toldOnes({ steps, reports })) console.log(line)
  console.log(tally({ steps, reports, status: Number(env.STATUS ?? 0) }))
}
