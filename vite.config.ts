import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browsers, constants, treeshake } from './build/constants.ts'
import { preactAliases } from './build/lite/aliases.ts'
import { schemaModule } from './build/manifest/schema-module.ts'
import { demoSite } from './demo/serve.ts'

// A retry uses the same random values, so that it fails again.
process.env['FUZZ_SEED'] ??= String(Date.now())
const port = Number(process.env['PORT'] ?? 4173)

/** The tests that prerender websites. They share one build of the code that does it. */
const websiteTests = 'tests/unit/{site-*,website-modules}.test.ts'
/** The unit tests that change global variables or keep state in modules, such as a connected cart. */
const isolatedTests =
  'tests/unit/{cart-*,checkout*,history-entry,languages,navigation,notes,page-*,partial-window,quote,router,stored-text,texts}.test.ts'

/** Builds the React script, or the lite script with `--mode lite`. */
export default defineConfig(({ mode, command }) => ({
  // Only the site builder needs the schema, and only the development server and the tests load the site builder here.
  plugins: [
    react(),
    constants({ isOneFile: command === 'build' }),
    demoSite(),
    ...(command === 'serve' ? [schemaModule()] : []),
  ],
  resolve: {
    alias: [
      ...(mode === 'lite' ? preactAliases : []),
      // The bundler runs a module in this format only when it is first imported. Running DOMPurify takes time.
      { find: /^dompurify$/, replacement: 'dompurify/purify.js' },
    ],
  },
  publicDir: false,
  appType: 'custom',
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // Vite does not replace NODE_ENV in library builds, but browsers load this script directly and do not define it.
  define: process.env['VITEST'] ? {} : { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: browsers,
    lib: {
      entry: 'src/script.ts',
      formats: ['es'],
      fileName: () => scriptName(mode),
    },
    sourcemap: true,
    // `build:supply-chain` reads the list of bundled packages and their licenses.
    license: { fileName: `.vite/${scriptName(mode)}.licenses.json` },
    rolldownOptions: {
      // Lazy parts are in the same file as the rest.
      checks: { ineffectiveDynamicImport: false },
      preserveEntrySignatures: false,
      treeshake,
      output: {
        // Bundles lazy parts too. The format `iife` would also do this, but adds 3.6 kB of code that runs each of their
        // modules on demand.
        codeSplitting: { groups: [{ name: 'script', test: /./ }] },
        // Makes the module a classic script, which shares no names with the page.
        postBanner: '(()=>{"use strict";',
        postFooter: '})();',
        minify: true,
        comments: { annotation: false, jsdoc: false },
        charset: 'ascii',
      },
    },
    emptyOutDir: false,
    reportCompressedSize: false,
  },
  test: {
    // The console shows only what failed tests have written, and the results of `npm run fuzz`.
    silent: process.env['FUZZ'] ? false : 'passed-only',
    // By default, Vitest leaves one core unused, which would double the time on a machine with two cores.
    maxWorkers: '100%',
    // These limits in milliseconds are high enough for a busy computer.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Only CI retries, because its machine may pause for longer than the time limit.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', ['json', { outputFile: 'tests/reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [websiteTests, isolatedTests],
          environment: 'node',
          // The files of a worker share their modules, which saves most of the time for importing them.
          isolate: false,
          setupFiles: ['tests/support/fuzz-setup.ts', 'tests/support/restore-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [isolatedTests],
          environment: 'node',
          setupFiles: ['tests/support/fuzz-setup.ts', 'tests/support/restore-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'website',
          include: [websiteTests],
          environment: 'node',
          // The code that draws pictures is slow until the engine has optimized it.
          isolate: false,
          globalSetup: 'tests/support/website-build.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/{components,runtime}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Creates a new page for each file in a third less time than `forks` does.
          pool: 'vmForks',
          setupFiles: ['tests/support/restore-setup.ts', 'tests/support/dom-setup.ts'],
          css: true,
        },
      },
    ],
  },
}))

function scriptName(mode: string): string {
  return `electrician-elements${mode === 'lite' ? '.lite' : ''}.js`
}
