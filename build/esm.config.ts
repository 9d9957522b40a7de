import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { constants } from './constants.ts'
import { elementNames } from './element-names.ts'

// Everything else is bundled: lucide-react is 51 MB installed, of which the modules use two dozen icons.
const packages = ['@r2wc/react-to-web-component', 'dompurify', 'react', 'react-dom', 'zustand']

/** The modules for bundlers: one entry per element and one for all. Packages stay imports that the app's bundler resolves. */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  publicDir: false,
  plugins: [react()],
  define: constants,
  // Modules can load a second file: the sanitizer comes with the first formatted text.
  resolve: { conditions: ['load-on-demand', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    outDir: 'dist/esm',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        ...Object.fromEntries(elementNames().map((name) => [name, `src/tags/${name}/element.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
      // No comments with paths of the machine that built the modules.
      experimental: { attachDebugInfo: 'none' },
      output: { chunkFileNames: 'parts/[name].js' },
    },
  },
})
