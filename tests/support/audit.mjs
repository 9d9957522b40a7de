// npm run audit: asks the registry what is known against the packages of package-lock.json, those that ship and those that
// only build and test. No part of npm test: the answer changes without a change of ours.
import { spawnSync } from 'node:child_process'
import { isRunDirectly, root } from './files.mjs'

/** What `npm audit --json` has said, in a sentence, and the exit status that goes with it. */
export function verdictOf(text) {
  const report = readJson(text)
  const counts = report?.metadata?.vulnerabilities
  if (!counts) {
    const reason = report?.message ?? report?.error?.summary ?? 'npm gave no answer that can be read'
    return { status: 2, sentence: `Not audited: the registry can’t be asked (${reason}).` }
  }
  if (counts.total === 0)
    return {
      status: 0,
      sentence: `Audited: nothing known against ${report.metadata.dependencies.total} packages.`,
    }
  const lines = Object.values(report.vulnerabilities).map(
    ({ name, severity, range, fixAvailable }) =>
      `  ${name} ${range}: ${severity}, ${fixAvailable ? 'can be mended by an update' : 'no update mends it'}`,
  )
  return {
    status: 1,
    sentence: `Audited: ${counts.total} packages have something against them:\n${lines.join('\n')}`,
  }
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

if (isRunDirectly(import.meta.url)) {
  const shell = process.platform === 'win32'
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8', shell })
  const { status, sentence } = verdictOf(stdout)
  console.log(sentence)
  process.exitCode = status
}
