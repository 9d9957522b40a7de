// Runs every step of a suite, even after a failure, and prints a summary table. The last lines of failed steps are
// printed again before the table, because CI logs may be truncated.
//   node tests/support/run-all.mjs            npm test
//   node tests/support/run-all.mjs check      npm run check
//   node tests/support/run-all.mjs platforms  npm run test:platforms
// BUILT=1 skips the build, because .ci/run runs both suites in the same folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { env } from 'node:process'
import { root } from './files.mjs'

const reports = join(root, 'tests', 'reports')

const checks = [
  { name: 'check:format', fix: 'npm run fix:format' },
  { name: 'check:types' },
  { name: 'check:imports', fix: 'see "Architecture" in CONTRIBUTING.md' },
  { name: 'check:unused' },
  { name: 'check:spec', fix: 'write the missing test, or correct the id in its comment' },
]
const checkSize = { name: 'check:size', fix: 'reduce the scripts; the budgets are in .size-limit.json' }

/** The steps of each suite, in order, after the checks. A step is skipped if the step that it `needs` did not pass. */
const suites = {
  check: [checkSize],
  test: [
    { name: 'test:unit' },
    { name: 'build' },
    { name: 'check:dist', needs: 'build', fix: 'npm run build, then commit the three scripts in dist' },
    { ...checkSize, needs: 'build' },
    { name: 'test:browser', needs: 'build' },
  ],
  platforms: [
    { name: 'build' },
    { name: 'test:package', needs: 'build' },
    { name: 'test:scripts', needs: 'build' },
    { name: 'test:docs', needs: 'build' },
    { name: 'test:engines', needs: 'build' },
    { name: 'test:hosting', needs: 'build' },
    { name: 'test:wordpress', needs: 'build' },
  ],
}
const suite = process.argv[2] ?? 'test'
const steps = suites[suite]?.filter(({ name }) => name !== 'build' || !env.BUILT)
if (!steps) throw new Error(`Unknown suite "${suite}". Choose one of: ${Object.keys(suites).join(', ')}.`)

/** The output of each step, as a list of chunks. */
const outputs = new Map()

function lastLines(name) {
  return Buffer.concat(outputs.get(name)).toString().trimEnd().split('\n').slice(-60).join('\n')
}

async function runStep(name, isShown) {
  const started = performance.now()
  // Run the step through npm, exactly as `npm run` would.
  const step = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const chunks = []
  outputs.set(name, chunks)
  for (const stream of ['stdout', 'stderr'])
    step[stream].on('data', (chunk) => {
      if (isShown) process[stream].write(chunk)
      chunks.push(chunk)
    })
  // Do not wait until the output streams close, because a server that the step left running keeps them open.
  const [status] = await once(step, 'exit')
  return { outcome: status === 0 ? 'passed' : 'failed', seconds: (performance.now() - started) / 1000 }
}

function printTitle(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
}

/** Runs the checks at the same time, because each of them uses only one core. */
function runChecks() {
  return Promise.all(
    checks.map(async ({ name, fix }) => {
      const result = await runStep(name, false)
      printTitle(name)
      console.log(Buffer.concat(outputs.get(name)).toString().trimEnd())
      return { name, fix, ...result }
    }),
  )
}

async function runAll() {
  if (suite === 'test') rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const results = suite === 'platforms' ? [] : await runChecks()
  for (const { name, needs, fix } of steps) {
    const blocked = needs && results.some((result) => result.name === needs && result.outcome !== 'passed')
    printTitle(name)
    const result = blocked ? { outcome: 'skipped', seconds: 0 } : await runStep(name, true)
    results.push({ name, fix, ...result })
    // Write the results after every step, so that they are available even if the run is interrupted.
    writeFileSync(join(reports, `steps-${suite}.json`), JSON.stringify(results, null, 2))
  }
  return results
}

function summary(results) {
  return results.map(({ name, outcome, seconds, fix }) => {
    const mark = { passed: '✓', failed: '✗', skipped: '–' }[outcome]
    const time = outcome === 'skipped' ? '' : `${seconds.toFixed(1)} s`
    return `${mark} ${name.padEnd(14)} ${outcome.padEnd(8)} ${time.padStart(8)}${outcome === 'failed' && fix ? `   → ${fix}` : ''}`
  })
}

const results = await runAll()
for (const { name, outcome } of results)
  if (outcome === 'failed') console.log(`\n── last lines of ${name} ──\n${lastLines(name)}`)
const failed = results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)
console.log(`\n${summary(results).join('\n')}\n`)
if (failed.length === 0) console.log('All steps passed.')
else console.error(`Failed or skipped: ${failed.join(', ')}. Run a single step with npm run <name>.`)
process.exitCode = failed.length === 0 ? 0 : 1
