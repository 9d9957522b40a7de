import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the modules of the scripts in the order that `npm run fix:order` has found to make them smallest. */
export function scriptOrder(): Plugin {
  const list: string[] = JSON.parse(readFileSync(new URL('script-order.json', import.meta.url), 'utf8'))
  // A module that has gone since is no reason to fail; the next order is found without it.
  const stands = (path: string) =>
    !path.startsWith('./') || existsSync(new URL(`../src/${path}`, import.meta.url))
  const imports = list
    .filter(stands)
    .map((path) => `import ${JSON.stringify(path)}\n`)
    .join('')
  return {
    name: 'script-order',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/script-tag.ts') ? imports + code : undefined),
  }
}
