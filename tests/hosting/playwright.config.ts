import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'
import { hosts } from './support/hosts.ts'

export default defineConfig<object, { hostName: string }>({
  testDir: '.',
  outputDir: '../reports/hosting',
  reporter: [['list'], ['json', { outputFile: '../reports/hosting.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: chromium,
  // Run all tests for each host, except tests of features that a website cannot configure on that host.
  projects: hosts.map(({ name, skippedTags }) => ({
    name,
    // Each worker builds the website that most tests of a host share.
    workers: 1,
    ...(skippedTags.length > 0 ? { grepInvert: new RegExp(`(${skippedTags.join('|')})\\b`) } : {}),
    use: { hostName: name },
  })),
})
