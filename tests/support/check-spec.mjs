// Checks that a test cites each row of tests/SPEC.md, and that every cited row exists. Tests cite rows in comments such
// as `// spec 2.14, 2.15`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, root } from './files.mjs'

const tests = join(root, 'tests')
const rows = readFileSync(join(tests, 'SPEC.md'), 'utf8').match(/(?<=^\| )[\dR]\.\d+(?= \|)/gm) ?? []
const citedIn = new Map()
for (const folder of ['unit', 'components', 'runtime', 'browser'])
  for (const path of listFiles(join(tests, folder)).filter((name) => /\.(test|spec)\.tsx?$/.test(name)))
    for (const [, ids] of readFileSync(join(tests, folder, path), 'utf8').matchAll(/^ *\/\/ spec (.+)$/gm))
      for (const id of ids.split(', ')) citedIn.set(id, `tests/${folder}/${path}`)

const problems = [
  ...rows.filter((id, index) => rows.indexOf(id) !== index).map((id) => `Two rows have the id ${id}.`),
  ...rows.filter((id) => !citedIn.has(id)).map((id) => `No test cites the row ${id}.`),
  ...[...citedIn]
    .filter(([id]) => !rows.includes(id))
    .map(([id, path]) => `${path} cites the row ${id}, which does not exist.`),
]
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows, ${problems.length} problems`)
process.exitCode = rows.length > 0 && problems.length === 0 ? 0 : 1
