import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers, COMPILE_HINT, constants, treeshake } from './constants.ts'
import { elementNames } from './element-names.ts'
import { preactAliases } from './lite/aliases.ts'
import { loader } from './modules/build-loader.ts'
import { sharedChunk } from './modules/shared-chunks.ts'

const root = new URL('../', import.meta.url)

/** These are not part of a page's start. */
const LATER = ['script-api', 'page-check']

/** Builds the modules that the loader loads, on Preact, and the loader. */
export default defineConfig({
  root: fileURLToPath(root),
  base: './',
  publicDir: false,
  plugins: [react(), constants({ hasLoader: true }), loader()],
  resolve: {
    alias: [
      ...preactAliases,
      // The loader publishes the script API.
      {
        find: /^.*\/own-api\.ts$/,
        replacement: fileURLToPath(new URL('modules/no-own-api.ts', import.meta.url)),
      },
    ],
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: browsers,
    outDir: 'dist/modules',
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        ...Object.fromEntries(elementNames().map((name) => [name, `src/elements/${name}/element.ts`])),
        'script-api': 'src/runtime/api/loaded-api.ts',
        'page-check': 'src/runtime/page/page-check.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      treeshake,
      output: {
        // The bundler names a shared file that contains an entry after the entry.
        entryFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/custom-element.ts')) ? 'core-[hash].js' : '[name]-[hash].js',
        // A part that is loaded on demand and its CSS have the same name.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.every((id) => /\.css\b/.test(id)) ? '[name].css-[hash].js' : '[name]-[hash].js',
        postBanner: ({ name, isDynamicEntry }) =>
          isDynamicEntry || LATER.includes(name) ? '' : COMPILE_HINT,
        charset: 'ascii',
        minify: true,
        comments: { annotation: false, jsdoc: false },
        codeSplitting: {
          groups: [{ name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false }],
        },
      },
    },
  },
})
