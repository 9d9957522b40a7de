import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../support/ensure-browser.mjs'
import { freePort } from '../support/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Kept in the environment, because every worker reads this file again.
process.env['PORT'] ??= String(await freePort(4191))
const port = Number(process.env['PORT'])
const baseURL = `http://localhost:${port}`
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/browser',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // A test that passes the second time is a test that fails.
  retries: 0,
  // Wide enough for a busy machine with two cores; none of it is waited for when things go well.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        viewport: { width: 1280, height: 800 },
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      },
    },
  ],
  // Serves the dist/ that is there; `npm test` builds it first.
  webServer: {
    command: 'npx --no-install vite preview',
    cwd: root,
    env: { PORT: String(port) },
    url: `${baseURL}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
