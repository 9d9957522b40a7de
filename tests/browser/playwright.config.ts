import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Store the ports in environment variables, because every worker evaluates this file again.
process.env['PORT'] ??= String(await freePort(4191))
process.env['PORTS'] ??= [await freePort(4192), await freePort(4193)].join()
// A retry uses the same random values, so that it fails again.
process.env['FUZZ_SEED'] ??= String(Date.now())
const [lite, modules] = process.env['PORTS'].split(',')
const report = process.env['REPORT'] ?? 'playwright'
const addressAt = (port?: string) => `http://localhost:${port}`

/** The builds under test: the React script, the lite script, and an app bundled from the modules. */
const kinds = [
  { name: 'react', use: { script: '/electrician-elements.js', baseURL: addressAt(process.env['PORT']) } },
  { name: 'lite', use: { script: '/electrician-elements.lite.js', baseURL: addressAt(lite) } },
  { name: 'modules', use: { script: '/app/main.js', baseURL: addressAt(modules) } },
]

/**
 * Specs that run with the React script only, because they choose their script themselves or test code that does not
 * depend on how components render.
 */
const reactOnly = [
  'faults.spec.ts',
  'product-list-paging.spec.ts',
  'late-log.spec.ts',
  'site-hosting.spec.ts',
  'checkout-interrupted.spec.ts',
  'hosts-*.spec.ts',
  'owner-words*.spec.ts',
  'page-head*.spec.ts',
  'site-layout.spec.ts',
  'tabs-{agree,killed}.spec.ts',
  'fuzz-tabs.spec.ts',
  'storage-lost.spec.ts',
  'snippet-builder.spec.ts',
  '{static-demo,first-page,plumber,plumber-access,quote-access}.spec.ts',
  'fallback.spec.ts',
  'axe.spec.ts',
  'site-access.spec.ts',
  'site-modes.spec.ts',
  'cms-page.spec.ts',
  'hostile-{attributes,links,policies,vectors}.spec.ts',
  'parts.spec.ts',
  // Depend only on styles, which both scripts share.
  '{long-names,long-words,picture-shapes,product-layout,site-design}.spec.ts',
  // Depend only on code without components, which both scripts share.
  'quote-{connection,recipes,services}.spec.ts',
  '{author-errors,checkout-return,first-contact,including-classic,named-elements,posted-content,taken-tags}.spec.ts',
  'docs-snippets.spec.ts',
  // Preact hydrates a page without pauses.
  'prerender-hydration.spec.ts',
]

/**
 * Specs that run with both scripts but not with the bundled app, which has the same components, styles and React as the
 * React script. Only specs where bundling may matter also run with the app: loading order, code loaded on demand,
 * content security policies, prerendered pages, and complete purchases.
 */
const scriptsOnly = [
  // `hostile-content.spec.ts` also runs with the app, because the app loads its sanitizer on demand.
  'hostile-{clobbering,page,strings,json}.spec.ts',
  'instant.spec.ts',
  '{carousel,drawer,keyboard,keyboard-cart,quote-*,stock,toast}.spec.ts',
  '{cart-layout,descriptions,failed-pictures,loading-screens,product-phone,states}.spec.ts',
  '{business-facts,option-groups,picture-zoom-touch,recipes,site-store}.spec.ts',
  '{store-print,store-return,stores}.spec.ts',
  'lifetime.spec.ts',
  'load.spec.ts',
  'site-{header,history,home,links,return,routes}.spec.ts',
  'spec-*.spec.ts',
  'tabs.spec.ts',
  // The website's modules replace the React script and the lite script, but not the bundled app.
  'website-modules.spec.ts',
  // Prerenders a page that loads one of the scripts.
  'prerender-facts.spec.ts',
  // These specs load both the script and the bundled app themselves.
  '{shadow-pages,two-copies}.spec.ts',
  'translated-page.spec.ts',
  'host-shortcuts.spec.ts',
]

/**
 * Specs that run with the React script only in `npm run test:platforms`, so that `npm test` takes only a few minutes.
 * Most of them also run with the lite script.
 */
const longSuites = [
  // Faults, attacks and load
  'faults.spec.ts',
  'fuzz-tabs.spec.ts',
  'hostile-*.spec.ts',
  'late-log.spec.ts',
  'lifetime*.spec.ts',
  'load.spec.ts',
  'product-list-paging.spec.ts',
  'storage-lost.spec.ts',
  'tabs-{agree,killed}.spec.ts',
  // Accessibility and layout of every screen
  'axe.spec.ts',
  'long-{names,words}.spec.ts',
  'site-{access,design,layout,modes}.spec.ts',
  '{plumber,quote}-access.spec.ts',
  '{browse-wholesale,cart-layout,failed-pictures,loading-screens,picture-shapes,picture-zoom*}.spec.ts',
  '{product-layout,product-phone}.spec.ts',
  // Pages of other authors, demo pages and snippets from the documentation
  'hosts-*.spec.ts',
  'host-shortcuts.spec.ts',
  '{author-errors,fallback,taken-tags,upgrade}.spec.ts',
  '{including*,shadow-pages,two-copies}.spec.ts',
  'translated-page.spec.ts',
  '{cms-page,first-page,plumber,snippet-builder,static-demo}.spec.ts',
  '{docs-snippets,recipes,quote-recipes,quote-services}.spec.ts',
  // Prerendered pages and loading order
  '{page-head-{data,prerendered,states},preloading,prerender*,website-modules}.spec.ts',
  // Stores that change and visitors who leave and come back
  'checkout-{interrupted,return}.spec.ts',
  '{site,store}-return.spec.ts',
  'stores.spec.ts',
]

const skippedBy: Record<string, string[]> = {
  react: longSuites,
  lite: reactOnly,
  modules: [...reactOnly, ...scriptsOnly],
}

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
  use: chromium,
  projects: [
    ...kinds.map((kind) => ({
      ...kind,
      testIgnore: (skippedBy[kind.name] ?? []).map((file) => `**/${file}`),
    })),
    { ...kinds[0], name: 'react-long', testMatch: longSuites.map((file) => `**/${file}`) },
  ],
  // Serves the existing dist/ folder, so run `npm run build` first.
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
