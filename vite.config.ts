import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { eagerModules } from './build/eager-modules.ts'
import { directIcons, directJsx, leanIcons, leanPreact, leanWrapper, namedReact } from './build/lean.ts'
import { leanPurifier } from './build/lean-purifier.ts'
import { privateNames } from './build/private-names.ts'
import { scriptOrder } from './build/script-order.ts'
import { shortNames } from './build/short-names.ts'
import { nameOfSources } from './build/sources.ts'
import { demoSite } from './demo/serve.ts'
import packageInfo from './package.json' with { type: 'json' }

const port = Number(process.env['PORT'] ?? 4173)

/** The lite script is the same source with preact in React's place. */
const preact = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: 'react', replacement: 'preact/compat' },
]

/** `vite build` makes the script, `vite build --mode lite` the lite one. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    directIcons(),
    leanIcons(),
    leanPreact(),
    leanPurifier(),
    leanWrapper(),
    ...(mode === 'lite' ? [namedReact()] : [directJsx(), eagerModules()]),
    shortNames(),
    scriptOrder(),
    demoSite(),
  ],
  resolve: { alias: mode === 'lite' ? preact : [] },
  publicDir: false,
  appType: 'custom',
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // Library builds leave this to the bundler of whoever imports them; a script tag has none.
  define: {
    __VERSION__: JSON.stringify(packageInfo.version),
    __SOURCES__: JSON.stringify(nameOfSources()),
    ...(process.env['VITEST'] ? {} : { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  build: {
    // light-dark() decides: without it a dark page could not be followed.
    target: ['chrome123', 'safari17.5', 'firefox120'],
    lib: {
      entry: 'src/script-tag.ts',
      formats: ['iife'],
      name: 'ElectricianElements',
      fileName: () => `electrician-elements${mode === 'lite' ? '.lite' : ''}.js`,
    },
    // 1 kB smaller than with Vite's own minifier, of the lite script's 50.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
      mangle: { properties: { regex: privateNames } },
      format: { comments: false },
    },
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
