// Builds the project's scripts in memory.
import { build } from 'vite'
import { root } from '../../support/files.mjs'

/** Builds a script without minification, so that profiles show function names. Returns its code. */
export async function buildUnminified(kind) {
  const { code } = await buildScript(kind, { rolldownOptions: { output: { minify: false } } })
  return code
}

/**
 * Builds a script. Returns its code and its source map.
 * @param kind `react` or `lite`
 * @param options Vite's build options
 */
export async function buildScript(kind, options) {
  const [{ output }] = await build({
    root,
    mode: kind === 'lite' ? 'lite' : 'production',
    logLevel: 'error',
    build: { write: false, ...options },
  })
  return output[0]
}
