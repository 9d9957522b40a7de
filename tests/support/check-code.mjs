// Checks whether the files in src, demo, build and tests follow the rules in code-rules.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalidExamples, validExamples } from './code-rule-examples.mjs'
import { checkFile, exceptions } from './code-rules.mjs'
import { isRunDirectly, listFiles, root } from './files.mjs'

/** Returns invalid examples that the rules accept and valid ones that they reject. Any such example fails the check. */
export function misjudgedExamples() {
  const missed = invalidExamples.filter(
    ([rule, path, code]) => !checkFile(path, code).some((found) => found.rule === rule),
  )
  const reported = validExamples.filter(([path, code]) => checkFile(path, code).length > 0)
  return [...missed, ...reported].map((row) => row.join(' | ').slice(0, 120))
}

function main() {
  const misjudged = misjudgedExamples()
  if (misjudged.length > 0) {
    console.error(
      `The code rules misjudge these examples. Fix tests/support/code-rules.mjs:\n  ${misjudged.join('\n  ')}`,
    )
    return 1
  }
  const files = ['src', 'demo', 'build', 'tests']
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
    .filter(
      (path) =>
        /\.(ts|tsx|mjs|css|html)$/.test(path) &&
        !/^tests\/(reports|(bench|browser\/vectors)\/node_modules)\//.test(path),
    )
  const found = files.flatMap((path) =>
    checkFile(path, readFileSync(join(root, path), 'utf8')).map((violation) => ({ path, ...violation })),
  )
  for (const { path, line, rule, text } of found) console.error(`${path}:${line} ${rule}: ${text}`)
  const stale = exceptions.filter(([path]) => !files.includes(path))
  for (const [path, rule] of stale)
    console.error(`${path} does not exist: remove its ${rule} exception from tests/support/code-rules.mjs`)
  console.log(`${files.length} files checked, ${found.length} violations of the code rules`)
  return found.length + stale.length === 0 && files.some((path) => path.startsWith('src/')) ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
