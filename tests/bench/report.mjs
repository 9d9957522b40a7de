// Creates the text of RESULTS.md from the measurements of all sections.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const experiments = readFileSync(new URL('experiments.md', import.meta.url), 'utf8')

/** Returns the targets from all sections, each with its measured value. */
export const verdictsOf = (results) => results.flatMap(({ targets = [] }) => targets)

/** Returns the text of RESULTS.md with the findings, the targets and the tables from all sections. */
export function resultsOf(results, { runs, version, minutes }) {
  const verdicts = verdictsOf(results)
  const rows = verdicts.map(({ target, wanted, measured, isMet }) => [
    target,
    wanted,
    measured,
    isMet ? 'met' : '**not met**',
  ])
  const missed = verdicts.filter(({ isMet }) => !isMet).length
  return `# Benchmark results

## Findings

${results.flatMap(({ findings = [] }) => findings.map((finding) => `- ${finding}`)).join('\n')}
- ${verdicts.length - missed} of ${verdicts.length} targets are met.

Measured by \`npm run bench\` on ${cpus().length} × ${cpus()[0].model} with headless Chromium ${version}, in ${Math.round(minutes)} minutes.
Times are medians of at least ${runs} visits. Each visit uses a new browser profile, and visits to the compared pages alternate.

Times depend on the computer, so compare only times from the same run. “4× CPU” and “slow 4G” (1.6 Mbit/s, 563 ms per request) are
throttling settings of Chromium.

## Targets

${tableOf({ head: ['measurement', 'target', 'measured', 'result'], rows })}
${results.map(sectionOf).join('\n')}
${experiments}`
}

function sectionOf({ title, intro, tables }) {
  const parts = [`## ${title}`, ...(intro ? [intro] : [])]
  for (const { caption, ...table } of tables) parts.push(...(caption ? [caption] : []), tableOf(table))
  return `\n${parts.join('\n\n')}\n`
}

function tableOf({ head, rows }) {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
