import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.mjs'
import { scripts, smoke } from '../support/scripts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Store the ports in environment variables, because every worker evaluates this file again.
process.env['PORT'] ??= String(await freePort(4191))
process.env['PORTS'] ??= [await freePort(4192), await freePort(4193), await freePort(4194)].join()
// A retry uses the same random values, so that it fails again.
process.env['FUZZ_SEED'] ??= String(Date.now())
const [litePort, reactPort, appPort] = process.env['PORTS'].split(',')
const report = process.env['REPORT'] ?? 'playwright'
/**
 * Reduces motion, because drawing animations takes up to a third of a test's time. The tests of dialogs, notifications
 * and scrolling allow motion, and so do all tests in Firefox.
 */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const
const addressAt = (port?: string) => `http://localhost:${port}`

const modules = {
  name: 'modules',
  use: { script: scripts.loader, baseURL: addressAt(process.env['PORT']) },
}
const lite = { name: 'lite', use: { script: scripts.lite, baseURL: addressAt(litePort) } }
const react = { name: 'react', use: { script: scripts.react, baseURL: addressAt(reactPort) } }
const app = { name: 'app', use: { script: scripts.app, baseURL: addressAt(appPort) } }

/** Returns whether the command line chooses the tests of a build, which it does by default. */
function isChosen({ name }: { name: string }): boolean {
  const options = process.argv.join(' ').match(/--project[= ]\S+/g)
  return !options || options.some((option) => option.includes(name))
}

/** Run by `test:docs`, which builds the site. */
const docsSite = '**/docs-site.spec.ts'

/** Specs that run only in `npm run test:platforms`, so that `npm test` takes only a few minutes. */
const longTests = [
  // Faults, attacks and load
  'faults.spec.ts',
  'hostile-*.spec.ts',
  'lifetime.spec.ts',
  'load.spec.ts',
  'product-list-paging.spec.ts',
  'storage-lost.spec.ts',
  'tabs-agree.spec.ts',
  // Accessibility and layout of every screen
  '{screens,site-modes}.spec.ts',
  '{cart-layout,dialogs,failed-pictures,picture-zoom*}.spec.ts',
  '{product-layout,product-phone}.spec.ts',
  // Pages of other authors, demo pages and snippets from the documentation
  'hosts-*.spec.ts',
  'host-shortcuts.spec.ts',
  'taken-tags.spec.ts',
  '{including,loader,messages,two-copies}.spec.ts',
  'translated-page.spec.ts',
  '{builder*,first-page,languages,self-check,static-demo}.spec.ts',
  '{docs-snippets,recipes,quote-{no-script,recipes}}.spec.ts',
  // Prerendered pages and loading order
  '{page-head-states,preloading,prerender*,reserved-height,website-{modules,worker}}.spec.ts',
  // Stores that change and visitors who leave and come back
  '{checkout-return,store-return,stores,stores-{file,shopify}}.spec.ts',
].map((file) => `**/${file}`)

export default defineConfig<object, { script: string }>({
  testDir: '.',
  outputDir: `../reports/${report}`,
  reporter: [['list'], ['json', { outputFile: `../reports/${report}.json` }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // Use more workers than cores, because tests mostly wait for responses.
  workers: 3,
  // Only CI retries. The run's summary lists tests that passed on the second attempt.
  retries: process.env['CI'] ? 1 : 0,
  // Give each test enough time on a busy machine with two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { ...chromium, ...reducedMotion },
  projects: [
    { ...modules, testIgnore: [...longTests, docsSite] },
    { ...modules, name: 'modules-long', testMatch: longTests },
    { ...lite, grep: smoke },
    { ...react, grep: smoke },
    { ...app, grep: smoke },
    { name: 'docs', testMatch: docsSite },
  ],
  // Serves the existing dist/ folder, so run `npm run build` first. Starts no servers of projects that do not run.
  webServer: [modules, lite, react, app].filter(isChosen).map(({ use: { script, baseURL } }) => ({
    command: 'node node_modules/vite/bin/vite.js preview',
    cwd: root,
    env: { PORT: new URL(baseURL).port, SCRIPT: script },
    url: `${baseURL}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  })),
})
