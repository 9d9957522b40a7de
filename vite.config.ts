import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { constants } from './build/constants.ts'
import { demoSite } from './demo/serve.ts'

const port = Number(process.env['PORT'] ?? 4173)

/** The lite script is the same source with preact in place of React. */
const preact = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: fileURLToPath(new URL('build/lite/react.ts', import.meta.url)) },
]

/** `vite build` makes the script, `vite build --mode lite` the lite one. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), demoSite()],
  resolve: { alias: mode === 'lite' ? preact : [] },
  publicDir: false,
  appType: 'custom',
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // Library builds leave this to the bundler of whoever imports them; a script tag has none.
  define: {
    ...constants,
    ...(process.env['VITEST'] ? {} : { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  build: {
    // light-dark() decides: without it a dark page could not be followed.
    target: ['chrome123', 'safari17.5', 'firefox120'],
    lib: {
      entry: 'src/script.ts',
      formats: ['iife'],
      name: 'ElectricianElements',
      fileName: () => `electrician-elements${mode === 'lite' ? '.lite' : ''}.js`,
    },
    sourcemap: true,
    minify: true,
    // No code of ours or of a library reads a property for its side effect. Saves 0.3 kB gzip.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    emptyOutDir: false,
    reportCompressedSize: false,
  },
  test: {
    // Wide enough for a busy machine; none of it is waited for when things go well.
    testTimeout: 30_000,
    reporters: ['default', ['json', { outputFile: 'tests/reports/vitest.json' }]],
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/{components,elements}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/dom-setup.ts'],
          css: true,
        },
      },
    ],
  },
}))
