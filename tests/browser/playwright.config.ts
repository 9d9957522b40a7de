import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Kept in the environment, because every worker reads this file again.
process.env['PORT'] ??= String(await freePort(4191))
process.env['PORTS'] ??= [await freePort(4192), await freePort(4193)].join()
const [lite, modules] = process.env['PORTS'].split(',')
const addressAt = (port?: string) => `http://localhost:${port}`

/** Every test runs against each: the script, the lite one, and an app that a bundler has made of the modules. */
const kinds = [
  { name: 'react', use: { script: '/electrician-elements.js', baseURL: addressAt(process.env['PORT']) } },
  { name: 'lite', use: { script: '/electrician-elements.lite.js', baseURL: addressAt(lite) } },
  { name: 'modules', use: { script: '/app/main.js', baseURL: addressAt(modules) } },
]

/** Load the scripts themselves, or test code that does not depend on how components render. They run with the React script only. */
const onceIsEnough = [
  'faults.spec.ts',
  'growing-catalogue.spec.ts',
  'late-log.spec.ts',
  'site-hosting.spec.ts',
  'checkout-fate.spec.ts',
  'hosts-frameworks.spec.ts',
  'owner-words*.spec.ts',
  'page-head*.spec.ts',
  'site-layout.spec.ts',
  'tabs-{agree,killed}.spec.ts',
  'fuzz-tabs.spec.ts',
  'storage-lost.spec.ts',
  'snippet-builder.spec.ts',
  'fallback.spec.ts',
  'hosts-{look,sell,hidden}.spec.ts',
  'axe.spec.ts',
  'site-access.spec.ts',
  'site-modes.spec.ts',
  'cms-page.spec.ts',
  'hostile-{attributes,links,policies,vectors}.spec.ts',
  'parts.spec.ts',
]

/**
 * The app has the same components, styles and React as the first script. It runs the specs where a bundled app may differ: load
 * order, code loaded on demand, content security policies, prerendered pages, and a purchase from start to end.
 */
const scriptsAreEnough = [
  // Not hostile-content: the app loads its sanitizer on demand.
  'hostile-{clobbering,page,strings,json}.spec.ts',
  'hosts-*.spec.ts',
  'including-classic.spec.ts',
  'instant.spec.ts',
  '{carousel,drawer,keyboard,keyboard-cart,quote-*,stock,toast}.spec.ts',
  '{cart-looks,descriptions,failed-pictures,loading-screens,long-names,product-phone,states}.spec.ts',
  '{author-errors,coming-back,store-print,store-return,stores,taken-tags}.spec.ts',
  'lifetime.spec.ts',
  'load.spec.ts',
  'site-{design,header,history,home,links,return,routes}.spec.ts',
  'spec-*.spec.ts',
  'tabs.spec.ts',
  // They load the script and an app of the modules themselves.
  '{shadow-pages,two-copies}.spec.ts',
]

/**
 * Take long, or need what only Debian's packages bring: `npm run test:platforms` runs them, `npm test` does not.
 */
const longSuites = [
  'fuzz-tabs.spec.ts',
  'growing-catalogue.spec.ts',
  'faults.spec.ts',
  'hostile-*.spec.ts',
  'hosts-*.spec.ts',
  'late-log.spec.ts',
  'lifetime*.spec.ts',
  'load.spec.ts',
  'site-access.spec.ts',
  'snippet-builder.spec.ts',
  'storage-lost.spec.ts',
  'tabs-{agree,killed}.spec.ts',
]

const skippedBy: Record<string, string[]> = {
  react: longSuites,
  lite: onceIsEnough,
  modules: [...onceIsEnough, ...scriptsAreEnough],
}

export default defineConfig<object, { script: string }>({
  testDir: '.',
  outputDir: '../reports/browser',
  reporter: [['list'], ['json', { outputFile: `../reports/${process.env['REPORT'] ?? 'playwright'}.json` }]],
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // Pages wait for each other's answers more than they compute.
  workers: 3,
  // By hand, a test that passes the second time is a test that fails. A busy machine names it at the end and goes on.
  retries: process.env['CI'] ? 1 : 0,
  // Wide enough for a busy machine with two cores; none of it is waited for when things go well.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: chromium,
  projects: [
    ...kinds.map((kind) => ({
      ...kind,
      testIgnore: (skippedBy[kind.name] ?? []).map((file) => `**/${file}`),
    })),
    { ...kinds[0], name: 'react-long', testMatch: longSuites.map((file) => `**/${file}`) },
  ],
  // Serve the dist/ that is there; `npm test` builds it first.
  webServer: kinds.map(({ use: { script, baseURL } }) => ({
    command: 'npx --no-install vite preview',
    cwd: root,
    env: { PORT: new URL(baseURL).port, SCRIPT: script },
    url: `${baseURL}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
  })),
})
