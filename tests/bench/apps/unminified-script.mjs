// Builds the project's script without minification, so that profiles show function names.
import { build } from 'vite'
import { root } from '../../support/files.mjs'

/** @param kind `react` or `lite` */
export async function buildUnminified(kind) {
  const [{ output }] = await build({
    root,
    mode: kind === 'lite' ? 'lite' : 'production',
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  return output[0].code
}
