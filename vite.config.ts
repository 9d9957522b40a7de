import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { demoSite } from './demo/serve.ts'
import packageInfo from './package.json' with { type: 'json' }

const port = Number(process.env['PORT'] ?? 4173)

export default defineConfig({
  plugins: [react(), demoSite()],
  publicDir: false,
  appType: 'custom',
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  // Library builds leave this to the bundler of whoever imports them; a script tag has none.
  define: {
    __VERSION__: JSON.stringify(packageInfo.version),
    ...(process.env['VITEST'] ? {} : { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  build: {
    lib: {
      entry: 'src/script-tag.ts',
      formats: ['iife'],
      name: 'ElectricianElements',
      fileName: () => 'electrician-elements.js',
    },
    reportCompressedSize: false,
  },
  test: {
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
})
