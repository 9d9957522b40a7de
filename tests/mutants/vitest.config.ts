import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { constants } from '../../build/constants.ts'

/** Tests of the repository's own files, and fuzz tests, which try other values in every run. */
const excluded = [
  'audit',
  'check-spec',
  'code-rules',
  'docs',
  'demo-store*',
  'fuzz-*',
  'hosting',
  'libraries',
  'manifest',
  'prerendered-text',
  'renders-anywhere',
  'site-build',
  'snippet',
  'supply',
  'torn-down',
].map((name) => `tests/unit/${name}.test.ts`)

const cart = 'tests/unit/cart-*.test.ts'

/** The tests that run against each mutant, fastest first. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [react()],
  define: constants,
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/*.test.ts'],
          exclude: [...excluded, cart],
          // One worker per mutant instead of one per test file takes a third of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'cart', include: [cart], sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/{components,elements}/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/dom-setup.ts'],
          css: true,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
