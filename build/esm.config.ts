import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageInfo from '../package.json' with { type: 'json' }
import { sheetByTag } from './sheet-by-tag.ts'
import { nameOfSources } from './sources.ts'

const root = new URL('../', import.meta.url)
const tags = readdirSync(new URL('src/tags', root)).map((name) => name.replace(/\.ts$/, ''))
// Everything else is bundled: lucide-react is 51 MB installed, of which the modules use two dozen icons.
const packages = ['@r2wc/react-to-web-component', 'dompurify', 'react', 'react-dom', 'zustand']

/** The modules for bundlers: one entry a tag and one for all. Packages stay imports, for the page's own bundler to share. */
export default defineConfig({
  root: fileURLToPath(root),
  publicDir: false,
  plugins: [react(), purifierOnDemand(), sheetByTag()],
  define: {
    __VERSION__: JSON.stringify(packageInfo.version),
    __SOURCES__: JSON.stringify(nameOfSources()),
  },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: 'dist/esm',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
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
