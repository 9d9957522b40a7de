import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { typeErrors } from './support/type-check.ts'

it.concurrent.each([
  ['checks elements, events and the script API without React’s types', ''],
  ['finds the types with the older module resolution “node”', 'node10'],
  ['accepts the JavaScript snippets in the documentation', 'javascript'],
])(
  'TypeScript %s',
  // Allow extra time, because these compilers run in parallel with the other test files.
  { timeout: 240_000 },
  async (_, folder) => {
    expect(await typeErrors(join(inject('shop'), folder))).toBe('')
  },
)
