import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { inject, it } from 'vitest'

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')

/** What TypeScript has against a project; nothing when all is well. */
function complaints(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder], (error, stdout) =>
      resolve(error && !stdout ? String(error) : stdout),
    )
  })
}

it.concurrent('TypeScript knows the tags, their events and the script API, where React’s types are not', async ({
  expect,
}) => {
  expect(await complaints(inject('shop'))).toBe('')
})

it.concurrent('React’s JSX knows the tags, their attributes and events', async ({ expect }) => {
  expect(await complaints(inject('reactShop'))).toBe('')
})
