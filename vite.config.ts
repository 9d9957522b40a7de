import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { demoSite } from './demo/serve.ts'
import packageInfo from './package.json' with { type: 'json' }

const port = Number(process.env['PORT'] ?? 4173)

export default defineConfig({
  plugins: [react(), leanIcons(), directJsx(), shortNames(), demoSite()],
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
    // light-dark() decides: without it a dark page could not be followed.
    target: ['chrome123', 'safari17.5', 'firefox120'],
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

/**
 * lucide's icons, drawn by our own few lines instead of the library's component, and without the names, aliases and
 * React keys that come with each drawing: 2 kB less for every visitor.
 */
function leanIcons(): Plugin {
  const ours = fileURLToPath(new URL('src/components/ui/lucide-icon.ts', import.meta.url))
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? ours : undefined,
    transform: (code, id) =>
      /lucide-react.*\/icons\/[^/]+\.mjs$/.test(id)
        ? code.replace(/, key: "[^"]*"| {2}(name|size|aliases): .*,\n/g, '')
        : undefined,
  }
}

/** React's JSX functions as plain ones: a CommonJS module's are called through its exports, each of 400 times. */
function directJsx(): Plugin {
  const id = '\0direct-jsx'
  return {
    name: 'direct-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== id ? id : undefined),
    load: (loaded) =>
      loaded === id
        ? "import * as runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime"
        : undefined,
  }
}

/** 0 → a, 25 → z, 26 → aa … */
function lettersOf(number: number): string {
  const rest = Math.floor(number / 26)
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(97 + (number % 26))
}

/**
 * Short names for what only our own sheet and markup know: classes, and custom properties other than the page's `--ee-*`.
 * 1 kB less, and nothing inside a tag that a page could come to rely on, or that its slotted content could mistake for its own.
 */
function shortNames(): Plugin {
  const folder = new URL('src/styles/', import.meta.url)
  const css = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && name !== 'sheet.css')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('')
  const kept = new Set(['root', 'lucide'])
  const short = new Map<string, string>()
  for (const [, name = ''] of css.matchAll(/\.([a-z][\w-]*)|--(?!ee-)[\w-]+/g)) {
    if (name && !kept.has(name) && !short.has(name)) short.set(name, lettersOf(short.size))
  }
  for (const [property] of css.matchAll(/--(?!ee-)[a-z][\w-]*/g)) {
    if (!short.has(property)) short.set(property, `--_${short.size.toString(36)}`)
  }
  const shortened = (name: string) => short.get(name) ?? name
  const inSheet = (text: string) => text.replace(/(?<=\.)[a-z][\w-]*|--(?!ee-)[a-z][\w-]*/g, shortened)
  const inMarkup = (text: string) =>
    text.replace(/(className(?:: | = ))"([^"]*)"/g, (_, before: string, names: string) => {
      return `${before}"${names.split(' ').map(shortened).join(' ')}"`
    })
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => {
      if (id.includes('sheet.css')) return inSheet(code)
      return /src\/components\/.*\.tsx?$/.test(id) ? inMarkup(code) : undefined
    },
  }
}
