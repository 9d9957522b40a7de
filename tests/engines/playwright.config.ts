import { fileURLToPath } from 'node:url'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { findFirefox, findWebKit } from '../support/ensure-engines.mjs'
import { freePort } from '../support/free-port.mjs'
import { scripts, smoke } from '../support/scripts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Worker processes load this file again and read the port from the environment.
process.env['PORT'] ??= String(await freePort(4191))
const port = Number(process.env['PORT'])
const baseURL = `http://localhost:${port}`

const script = scripts.loader

/** The tag of other tests that run in Firefox, because browsers load modules in different orders. */
const engines = /@engines/
/** Matches the specs whose results depend on the browser's HTML parser. */
const parserSpecs = /\b(descriptions|hostile-content|hostile-sanitizers)\.spec\.ts/

type Project = PlaywrightTestProject<object, { script: string }>

const firefox: Project = {
  name: 'firefox',
  testDir: '../browser',
  grep: [smoke, engines, parserSpecs],
  use: {
    script,
    baseURL,
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Vienna',
    launchOptions: {
      executablePath: findFirefox() ?? '',
      // Disable the back/forward cache, because Playwright hangs when Firefox uses it. The WebKit tests cover the cache.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
    },
  },
}

const webkit: Project = { name: 'webkit', testMatch: 'webkit/*.spec.ts', use: { script } }

/** Returns a project with one failing test, which reports that the engine is not installed. */
const missing = (name: string): Project => ({ name, testMatch: 'missing-engine.spec.ts' })

export default defineConfig<object, { script: string }>({
  testDir: '.',
  outputDir: '../reports/engines',
  reporter: [['list'], ['json', { outputFile: '../reports/engines.json' }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // Retry failed tests, because WebKit's driver sometimes misses an element that has just moved.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [findFirefox() ? firefox : missing('firefox'), findWebKit() ? webkit : missing('webkit')],
  // Serves the existing files in dist. `npm test` builds them first.
  webServer: {
    command: 'npx --no-install vite preview',
    cwd: root,
    env: { PORT: String(port), SCRIPT: script },
    url: `${baseURL}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
