import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: 'support/installed-shops.ts',
    // By default, Vitest leaves one core unused, which would double the time on a machine with two cores.
    maxWorkers: '100%',
    // The tests run compilers and bundlers, which are slow on a busy computer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '../reports/package.json' }]],
  },
})
