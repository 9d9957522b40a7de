import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Third-party files that host pages load from `/vendor/`. */
const files: Record<string, string> = {
  'bootstrap5.css': import.meta.resolve('bootstrap5/dist/css/bootstrap.min.css'),
  'turbo.js': import.meta.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
}

/** Returns the content of `/vendor/{name}`. Bundles files named `*-app.js` from their sources in `../hosts`. */
export async function vendorFile(name: string): Promise<string> {
  if (name.endsWith('-app.js'))
    return bundle(new URL(`../hosts/${name.replace('.js', '.ts')}`, import.meta.url))
  return readFileSync(new URL(files[name] ?? `missing:${name}`), 'utf8')
}

async function bundle(entry: URL): Promise<string> {
  const bundles = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'app' },
    },
  })) as Rolldown.RolldownOutput[]
  return bundles[0]?.output[0].code ?? ''
}
