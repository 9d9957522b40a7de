import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers, constants } from './constants.ts'
import { schemaModule } from './manifest/schema-module.ts'

/** Builds the site builder and its preview page into `dist/builder`. */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  plugins: [react(), constants(), schemaModule()],
  base: './',
  build: {
    outDir: 'dist/builder',
    // Keep the website worker, which is in the same folder.
    emptyOutDir: false,
    target: browsers,
    modulePreload: false,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: { main: 'src/builder/main.tsx', preview: 'src/builder/preview/page.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
    reportCompressedSize: false,
  },
})
