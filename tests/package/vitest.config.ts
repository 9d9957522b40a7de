import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: 'support/installed-shops.ts',
    // Compilers and bundlers start here, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '../reports/package.json' }]],
  },
})
