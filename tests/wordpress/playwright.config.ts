import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'

// The tests start WordPress and the server for scripts and store, so `webServer` is not set.
export default defineConfig({
  testDir: '.',
  outputDir: '../reports/wordpress',
  reporter: [['list'], ['json', { outputFile: '../reports/wordpress.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  // The block editor loads a hundred files.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: chromium,
})
