import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile as compileSvelte } from 'svelte/compiler'
import { build, type Plugin, type Rolldown } from 'vite'
import { prototypePath } from '../../support/ensure-prototype.mjs'

/** Third-party files that host pages load from `/vendor/`. */
const files: Record<string, string> = {
  'bootstrap5.css': import.meta.resolve('bootstrap5/dist/css/bootstrap.min.css'),
  'jquery.js': import.meta.resolve('jquery/dist/jquery.min.js'),
  'mootools.js': import.meta.resolve('mootools-core-dist/dist/mootools-core.min.js'),
  'prototype.js': pathToFileURL(prototypePath).href,
  'react-dom16.js': import.meta.resolve('react-dom16/umd/react-dom.production.min.js'),
  'react16.js': import.meta.resolve('react16/umd/react.production.min.js'),
  'require.js': import.meta.resolve('requirejs/require.js'),
  'turbo.js': import.meta.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  'vue.js': import.meta.resolve('@vue/runtime-dom/dist/runtime-dom.global.prod.js'),
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
    plugins: [svelte],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'app' },
    },
  })) as Rolldown.RolldownOutput[]
  return bundles[0]?.output[0].code ?? ''
}

const svelte: Plugin = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? compileSvelte(code, { filename: id, generate: 'client' }).js.code : undefined,
}
