import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { browsers, constants } from './constants.ts'

/**
 * Builds the website worker with the code of `build:site`. The import condition `prerender` replaces code that needs a
 * document.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), constants()],
  resolve: { conditions: ['prerender', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: browsers,
    cssMinify: true,
    outDir: 'dist/builder',
    // Keep the site builder, which is in the same folder.
    emptyOutDir: false,
    modulePreload: false,
    chunkSizeWarningLimit: 3000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'website-worker': 'src/website/worker/worker.ts' },
      // Without code splitting, the worker is a single file.
      output: {
        entryFileNames: '[name].js',
        assetFileNames: 'website-worker/[name][extname]',
        codeSplitting: false,
      },
    },
  },
})
