import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'

// The tests themselves start WordPress and the server for the scripts and the store, so `webServer` is not set.
export default defineConfig({
  testDir: '.',
  outputDir: '../reports/wordpress',
  reporter: [['list'], ['json', { outputFile: '../reports/wordpress.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  // Allow time for the block editor, which loads about a hundred files.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // The block editor animates its panels.
  use: { ...chromium, contextOptions: { reducedMotion: 'reduce' } },
})
