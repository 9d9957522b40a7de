import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers, constants, treeshake } from './constants.ts'
import { preactAliases } from './lite/aliases.ts'

/**
 * Builds the modules that prerendered websites load, so that visitors download only the screens that they open. Uses
 * React, or Preact with `--mode lite`.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('../', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [react(), constants()],
  resolve: {
    alias: [
      ...(mode === 'lite' ? preactAliases : []),
      // Prerendered pages link to a stylesheet, so the modules contain no styles.
      {
        find: /^.+\.css\?inline$/,
        replacement: `${fileURLToPath(new URL('no-styles.css', import.meta.url))}?inline`,
      },
    ],
  },
  build: {
    target: browsers,
    // `build:site` sets the folder.
    emptyOutDir: true,
    // `build:site` reads the manifest and writes the preload links itself.
    manifest: 'manifest.json',
    modulePreload: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // Some parts are loaded on demand by one screen and belong to another one. Slow builds are no reason for a warning.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: 'src/website.ts',
      treeshake,
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        charset: 'ascii',
        // Bundles everything that all pages need in one file.
        codeSplitting: { groups: [{ name: 'website', tags: ['$initial'] }] },
      },
    },
  },
}))
