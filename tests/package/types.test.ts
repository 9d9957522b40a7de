import { join } from 'node:path'
import { inject, it } from 'vitest'
import { typeErrors } from './support/type-check.ts'

it.concurrent('TypeScript knows the tags, their events and the script API, where React’s types are not', async ({
  expect,
}) => {
  expect(await typeErrors(inject('shop'))).toBe('')
})

it.concurrent('React’s JSX knows the tags, their attributes and events', async ({ expect }) => {
  expect(await typeErrors(inject('reactShop'))).toBe('')
})

it.concurrent('JavaScript snippets of the documentation pass TypeScript’s check of JavaScript', async ({
  expect,
}) => {
  expect(await typeErrors(join(inject('shop'), 'javascript'))).toBe('')
})
