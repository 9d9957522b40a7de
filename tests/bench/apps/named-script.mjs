// Our script as it is, but with the names of its functions: a profile says who, not where.
import { build } from 'vite'
import { root } from '../../support/files.mjs'

/** `kind` as the bench's pages call it: `react` or `lite`. */
export async function buildNamed(kind) {
  const [{ output }] = await build({
    root,
    mode: kind === 'lite' ? 'lite' : 'production',
    logLevel: 'error',
    build: { write: false, minify: false },
  })
  return output[0].code
}
