import { test } from '@playwright/test'
import { assertAvailable } from '../support/assert-available.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
test('this engine is on the machine', ({}, { project }) => {
  assertAvailable(
    false,
    `There is no ${project.name} here and it could not be installed: none of its tests was run.`,
  )
})
