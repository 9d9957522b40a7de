import { join } from 'node:path'
import { inject, it } from 'vitest'
import { typeErrors } from './support/type-check.ts'

it.concurrent('TypeScript checks elements, events and the script API without React’s types', async ({
  expect,
}) => {
  expect(await typeErrors(inject('shop'))).toBe('')
})

it.concurrent('TypeScript checks elements, attributes and events in React’s JSX', async ({ expect }) => {
  expect(await typeErrors(inject('reactShop'))).toBe('')
})

it.concurrent('TypeScript accepts the JavaScript snippets in the documentation', async ({ expect }) => {
  expect(await typeErrors(join(inject('shop'), 'javascript'))).toBe('')
})
