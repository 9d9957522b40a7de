import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'

// The tests themselves start PostgreSQL, Medusa and the server for the pages, so `webServer` is not set.
export default defineConfig({
  testDir: '.',
  testIgnore: '**/node_modules/**',
  outputDir: '../reports/medusa',
  reporter: [['list'], ['json', { outputFile: '../reports/medusa.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: chromium,
})
