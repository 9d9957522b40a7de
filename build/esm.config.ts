import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageInfo from '../package.json' with { type: 'json' }
import { directIcons, leanIcons, leanWrapper, namedReact } from './lean.ts'
import { leanModules } from './lean-modules.ts'
import { sheetByTag } from './sheet-by-tag.ts'
import { shortNames } from './short-names.ts'
import { nameOfSources } from './sources.ts'

const root = new URL('../', import.meta.url)
const tags = readdirSync(new URL('src/tags', root)).map((name) => name.replace(/\.ts$/, ''))
// The drawings come along: two dozen of two thousand. So do r2wc and zustand's one line for React, which import React as
// a whole: a bundler could leave nothing of it out, and of preact/compat nobody needs more than half.
const packages = ['dompurify', 'react', 'react-dom', 'zustand/vanilla']

/** The modules for bundlers: one entry a tag and one for all. Packages stay imports, for the page's own bundler to share. */
export default defineConfig({
  root: fileURLToPath(root),
  publicDir: false,
  plugins: [
    react(),
    directIcons(),
    leanIcons(),
    leanWrapper(),
    namedReact(),
    purifierOnDemand(),
    sheetByTag(),
    shortNames(),
    leanModules(),
  ],
  define: {
    __VERSION__: JSON.stringify(packageInfo.version),
    __SOURCES__: JSON.stringify(nameOfSources()),
  },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: 'dist/esm',
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    reportCompressedSize: false,
    lib: {
      entry: Object.fromEntries([
        ['index', 'src/index.ts'],
        ...tags.map((tag) => [tag, `src/tags/${tag}.ts`]),
      ]),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { chunkFileNames: 'parts/[name].js' },
    },
  },
})

/** The purifier comes when it is first needed. The scripts, which are one file, carry it. */
function purifierOnDemand(): Plugin {
  return {
    name: 'purifier-on-demand',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/purifier.ts')
        ? this.resolve(source.replace('.ts', '-on-demand.ts'), importer, { skipSelf: true })
        : undefined
    },
  }
}
