import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Bundles the app from `dist/esm`, without the project's own build configuration. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    outDir: fileURLToPath(new URL('../../../dist/app', import.meta.url)),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: fileURLToPath(new URL('main.mjs', import.meta.url)),
      output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
    },
  },
})
