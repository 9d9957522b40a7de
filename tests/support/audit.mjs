// npm run audit: checks all packages in package-lock.json for known vulnerabilities.
// It is not part of npm test, because its result can change while the repository stays the same.
import { spawnSync } from 'node:child_process'
import { isRunDirectly, root } from './files.mjs'

/**
 * Converts the output of `npm audit --json` to a message and an exit status: 0 without vulnerabilities, 1 with
 * vulnerabilities, 2 if the audit failed.
 */
export function auditResult(text) {
  const report = readJson(text)
  const counts = report?.metadata?.vulnerabilities
  if (!counts) {
    const reason = report?.message ?? report?.error?.summary ?? 'npm printed no valid report'
    return {
      status: 2,
      message: `The audit failed: ${reason}. Check the connection to the npm registry and run it again.`,
    }
  }
  if (counts.total === 0)
    return {
      status: 0,
      message: `No known vulnerabilities in ${report.metadata.dependencies.total} packages.`,
    }
  const lines = Object.values(report.vulnerabilities).map(
    ({ name, severity, range, fixAvailable }) =>
      `  ${name} ${range}: ${severity}, ${fixAvailable ? 'fixed in an update' : 'no fix available'}`,
  )
  return {
    status: 1,
    message: `Vulnerable packages: ${counts.total}\n${lines.join('\n')}\nUpdate or replace them.`,
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
  const { status, message } = auditResult(stdout)
  console.log(message)
  process.exitCode = status
}
