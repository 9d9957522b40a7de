import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { constants } from '../../build/constants.ts'

/**
 * Excluded tests: those of the build and the repository, fuzz tests, which use new random values in every run, and tests
 * that change the time zone, which worker threads cannot do.
 */
const excluded = [
  'catalog-booking-time',
  'docs',
  'docs-pages',
  'demo-*',
  'fuzz-*',
  'hosting-config',
  'libraries',
  'manifest',
  'prerendered-text',
  'server-rendering',
  'share-picture',
  'site-*',
  'snippet-*',
  'source-lines',
  'bill-of-materials',
  'website-modules',
].map((name) => `tests/unit/${name}.test.ts`)

/** Tests that keep state in modules, which would leak into other test files of the same worker. */
const isolated = [
  'cart-*',
  'checkout*',
  'languages',
  'order-mail',
  'page-global',
  'page-messages',
  'texts',
].map((name) => `tests/unit/${name}.test.ts`)

/** Configures the tests that run against each mutant, fastest first. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [react(), constants()],
  test: {
    // Short, because many mutants make a test wait forever.
    testTimeout: 10_000,
    setupFiles: ['tests/support/restore-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/*.test.ts'],
          exclude: [...excluded, ...isolated],
          // Run all test files in one worker, which is three times as fast as one worker per file.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated, sequence: { groupOrder: 1 } } },
    ],
  },
})
