import { test } from '@playwright/test'
import { needs } from '../support/needs.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
test('this engine is on the machine', ({}, { project }) => {
  needs(false, `There is no ${project.name} here and it could not be installed: none of its tests was run.`)
})
