// Checks src, demo, build and tests against code-rules.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { broken, sound } from './code-rule-examples.mjs'
import { exceptions, lookAt } from './code-rules.mjs'
import { isRunDirectly, listFiles, root } from './files.mjs'

/** The examples that the rules judge wrongly. If there are any, a clean result means nothing. */
export function examplesJudgedWrongly() {
  const missed = broken.filter(
    ([rule, path, code]) => !lookAt(path, code).some((found) => found.rule === rule),
  )
  const accused = sound.filter(([path, code]) => lookAt(path, code).length > 0)
  return [...missed, ...accused].map((row) => row.join(' | ').slice(0, 120))
}

function main() {
  const wrong = examplesJudgedWrongly()
  if (wrong.length > 0) {
    console.error(`The code rules misjudge their own examples:\n  ${wrong.join('\n  ')}`)
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
    lookAt(path, readFileSync(join(root, path), 'utf8')).map((broke) => ({ path, ...broke })),
  )
  for (const { path, line, rule, text } of found) console.error(`${path}:${line} ${rule}: ${text}`)
  const idle = exceptions.filter(([path]) => !files.includes(path))
  for (const [path, rule] of idle) console.error(`${path} is gone: remove its exception from ${rule}`)
  console.log(`${files.length} files checked, ${found.length} violations of the code rules`)
  return found.length + idle.length === 0 && files.some((path) => path.startsWith('src/')) ? 0 : 1
}

if (isRunDirectly(import.meta.url)) process.exitCode = main()
