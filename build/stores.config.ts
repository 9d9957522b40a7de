import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browsers, treeshake } from './constants.ts'

/** Builds the adapter of the store type that `--mode` names. It works as a classic script and as a module. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: browsers,
    outDir: 'dist/stores',
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: { entry: `src/stores/${mode}/store.ts`, formats: ['es'], fileName: () => `${mode}.js` },
    rolldownOptions: {
      treeshake,
      preserveEntrySignatures: false,
      output: {
        // Makes the module a classic script, which shares no names with the page.
        postBanner: '(()=>{"use strict";',
        postFooter: '})();',
        minify: true,
        comments: { annotation: false, jsdoc: false },
        charset: 'ascii',
      },
    },
  },
}))
