import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { browsers, constants } from '../build/constants.ts'

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
    // The folder also contains the site builder.
    emptyOutDir: false,
    modulePreload: false,
    chunkSizeWarningLimit: 3000,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { 'website-worker': 'demo/website-worker/worker.ts' },
      // Without lazy parts, the worker loads everything before it starts.
      output: {
        entryFileNames: '[name].js',
        assetFileNames: 'website-worker/[name][extname]',
        codeSplitting: false,
      },
    },
  },
})
