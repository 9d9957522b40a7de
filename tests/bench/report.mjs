// RESULTS.md out of what the sections have measured.
import { cpus } from 'node:os'

/** Every target with what was measured for it. */
export const verdictsOf = (results) => results.flatMap(({ targets = [] }) => targets)

export function reportOf(results, { runs, version, minutes }) {
  const verdicts = verdictsOf(results)
  const rows = verdicts.map(({ target, wanted, measured, isMet }) => [
    target,
    wanted,
    measured,
    isMet ? 'met' : '**not met**',
  ])
  return `# Measured

By \`npm run bench\` on ${cpus().length} × ${cpus()[0].model}, headless Chromium ${version}, in ${Math.round(minutes)} minutes. Times are medians of
${runs} runs or more, each in a browser profile of its own, the contenders taking turns. They are a machine's own: compare them within
one run only. 4× CPU is the browser's own brake on its processor, slow 4G its own brake on the network (1.6 Mbit/s, 563 ms a request, as Lighthouse does).

## Targets

${tableOf({ head: ['', 'target', 'measured', ''], rows })}
${results.map(sectionOf).join('\n')}`
}

function sectionOf({ title, intro, tables, profiles = [] }) {
  const parts = [`## ${title}`, ...(intro ? [intro] : [])]
  for (const { caption, ...table } of tables) parts.push(...(caption ? [caption] : []), tableOf(table))
  for (const { caption, rows } of profiles)
    parts.push(caption, tableOf({ head: ['where the time goes', 'self time', 'share'], rows }))
  return `\n${parts.join('\n\n')}\n`
}

function tableOf({ head, rows }) {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
