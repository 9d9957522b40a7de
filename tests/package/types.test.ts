import { join } from 'node:path'
import { inject, it } from 'vitest'
import { typeErrors } from './support/type-check.ts'

// Allow extra time, because these compilers run in parallel with the other test files.
const timeout = 240_000

it.concurrent('TypeScript checks elements, events and the script API without React’s types', {
  timeout,
}, async ({ expect }) => {
  expect(await typeErrors(inject('shop'))).toBe('')
})

it.concurrent('TypeScript finds the types with the older module resolution “node”', { timeout }, async ({
  expect,
}) => {
  expect(await typeErrors(join(inject('shop'), 'node10'))).toBe('')
})

it.concurrent('TypeScript accepts the JavaScript snippets in the documentation', { timeout }, async ({
  expect,
}) => {
  expect(await typeErrors(join(inject('shop'), 'javascript'))).toBe('')
})
