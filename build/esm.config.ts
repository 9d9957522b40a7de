import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers, constants, treeshake } from './constants.ts'
import { elementNames } from './element-names.ts'

// Packages that the built modules import. All other packages are bundled. r2wc and zustand must be bundled because they
// accept any version of React: npm would install them next to the React 18 of an app, and the elements would then use
// two versions of React at once. lucide-react takes up 51 MB when installed, but the modules use two dozen icons.
const externalPackages = ['dompurify', 'react', 'react-dom']

/**
 * Builds the modules for bundlers: one entry per element, one with all elements, one with the script API
 * alone, and those for adapters and for the settings of builds.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  plugins: [react(), constants()],
  build: {
    target: browsers,
    outDir: 'dist/esm',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'script-api': 'src/script-api.ts',
        stores: 'src/stores/define-store.ts',
        'tag-names': 'src/tag-names.ts',
        ...Object.fromEntries(elementNames().map((name) => [name, `src/elements/${name}/element.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // The website loads some elements on demand that are also entries.
      checks: { ineffectiveDynamicImport: false },
      external: (id) => externalPackages.some((name) => id === name || id.startsWith(`${name}/`)),
      treeshake,
      // Omit debug comments, because their local file paths would make builds differ between computers.
      experimental: { attachDebugInfo: 'none' },
      output: { chunkFileNames: 'parts/[name].js', charset: 'ascii' },
    },
  },
})
