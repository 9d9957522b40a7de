import { test } from '@playwright/test'
import { assertAvailable } from '../support/assert-available.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
test('the browser engine is installed', ({}, { project }) => {
  assertAvailable(
    false,
    `${project.name} is missing and could not be installed, so none of its tests ran. Run "npm run test:engines" where apt-get can install it.`,
  )
})
