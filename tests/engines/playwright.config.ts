import { fileURLToPath } from 'node:url'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { findFirefox, findWebKit } from '../support/ensure-engines.mjs'
import { freePort } from '../support/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Kept in the environment, because every worker reads this file again.
process.env['PORT'] ??= String(await freePort(4191))
const port = Number(process.env['PORT'])
const baseURL = `http://localhost:${port}`

type Project = PlaywrightTestProject<object, { script: string }>

/** What a shop can't do without; the rest of the browser tests is Chromium's alone. */
const core = [
  'checkout',
  'checkout-return',
  'csp',
  'drawer',
  'keyboard',
  'prerender',
  'prerender-read',
  'purchase',
  'quote-form',
  'site-history',
  'stock',
  'store-front',
  'toast',
]

const firefox: Project = {
  name: 'firefox',
  testDir: '../browser',
  testMatch: core.map((name) => `${name}.spec.ts`),
  use: {
    baseURL,
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    launchOptions: {
      executablePath: findFirefox() ?? '',
      // Playwright waits for ever for a page that Firefox has kept. What a kept page does is seen in WebKit.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
    },
  },
}

const webkit = (name: string, script: string, files = '*'): Project => ({
  name,
  testMatch: `webkit/${files}.spec.ts`,
  use: { script: `/${script}` },
})

/** Stands for an engine that is not here: fails, and says so. */
const missing = (name: string): Project => ({ name, testMatch: 'missing-engine.spec.ts' })

export default defineConfig<object, { script: string }>({
  testDir: '.',
  outputDir: '../reports/engines',
  reporter: [['list'], ['json', { outputFile: '../reports/engines.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // WebKit's driver now and then presses beside what has just moved; a fault of ours is there the second time as well.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  projects: [
    findFirefox() ? firefox : missing('firefox'),
    ...(findWebKit()
      ? [
          webkit('webkit', 'electrician-elements.js'),
          webkit('webkit-lite', 'electrician-elements.lite.js', '{cart,shop,site}'),
        ]
      : [missing('webkit')]),
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
