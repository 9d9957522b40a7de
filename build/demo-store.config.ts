import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browsers } from './constants.ts'

/** Builds `dist/demo-store.js`, a classic script that runs the demo store inside the page. */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  build: {
    target: browsers,
    lib: {
      entry: 'demo/store/in-page/demo-store.ts',
      formats: ['iife'],
      name: 'ElectricianDemoStore',
      fileName: () => 'demo-store.js',
    },
    minify: true,
    rolldownOptions: { output: { charset: 'ascii' } },
    emptyOutDir: false,
    reportCompressedSize: false,
  },
})
