// Bundles apps in memory with Vite's default settings.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = (name) => fileURLToPath(new URL(`${name}.mjs`, import.meta.url))
const esm = fileURLToPath(new URL('../../../dist/esm/', import.meta.url))

const toPackage = [
  { find: /^electrician-elements$/, replacement: `${esm}index.js` },
  { find: /^electrician-elements\/(.*)$/, replacement: `${esm}$1.js` },
]
const toPreact = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: 'react', replacement: 'preact/compat' },
]

/** Bundles an app on Preact with the product grid and the cart, and returns the files that it loads on startup. */
export function bundleApp() {
  const names = ['store-grid', 'cart-button', 'cart-drawer']
  return bundleImports(
    names.map((name) => `electrician-elements/${name}`),
    true,
  )
}

/**
 * Bundles an app that only imports modules, and returns the files that it loads on startup.
 * @param {string[]} modules the modules, such as `electrician-elements/store-grid`
 * @param {boolean} onPreact whether Preact replaces React
 */
export async function bundleImports(modules, onPreact) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    // The test runner's NODE_ENV would cause a development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [...toPackage, ...(onPreact ? toPreact : [])] },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'app' ? id : undefined),
        load: (id) => (id === 'app' ? modules.map((module) => `import '${module}'`).join('\n') : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'app' } },
  })
  return startFiles(output)
}

/** Bundles React, react-dom and r2wc into one minified classic script, in the same way as the project's own script. */
export async function bundleReactAlone() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome123', 'safari17.5', 'firefox120'],
      lib: { entry: entry('react-alone'), formats: ['iife'], name: 'Alone' },
      minify: true,
    },
  })
  return output
}

/** Returns the entry file and all files that it imports statically. */
function startFiles(output) {
  const byName = new Map(output.map((file) => [file.fileName, file]))
  const found = new Set(output.filter((file) => file.isEntry))
  for (const file of found) for (const name of file.imports ?? []) found.add(byName.get(name))
  return [...found]
}
