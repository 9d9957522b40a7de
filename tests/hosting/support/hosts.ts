import { startApache } from './apache.ts'
import { findServer } from './ensure-servers.mjs'
import { startGithubPages } from './github-pages.ts'
import { startNetlify } from './netlify.ts'
import { startNginx } from './nginx.ts'
import type { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'

/** A web host for which docs/hosting.md lists commands. */
export interface Host {
  /** The host's name in the table in docs/hosting.md. */
  name: string
  /** The web server that must be installed, if any. */
  program?: 'nginx' | 'apache2'
  start: (recipe: Recipe, program: string) => Promise<Server>
  /** Tags of tests to skip because a website cannot configure the tested features on this host. */
  skippedTags: readonly string[]
}

/** The hosts with their test settings. */
export const hosts: readonly Host[] = [
  // Debian's nginx does not include the Brotli module.
  { name: 'nginx', program: 'nginx', start: startNginx, skippedTags: ['@brotli'] },
  { name: 'Apache', program: 'apache2', start: startApache, skippedTags: [] },
  {
    name: 'Netlify',
    start: startNetlify,
    // Netlify itself handles compression, ETags, 404.html and its headers. Each website has its own host name and no base path.
    skippedTags: ['@gzip', '@brotli', '@missing-module', '@without-404', '@below-a-path', '@odd-path'],
  },
  {
    name: 'GitHub Pages',
    start: startGithubPages,
    // GitHub Pages sets all headers itself and always serves 404.html for unknown paths.
    skippedTags: ['@headers', '@gzip', '@brotli', '@missing-module', '@without-404', '@odd-path'],
  },
]

/** Returns the host with this name. */
export function hostNamed(name: string): Host {
  const host = hosts.find((candidate) => candidate.name === name)
  if (!host) throw new Error(`Unknown host ${name}. Add it to tests/hosting/support/hosts.ts.`)
  return host
}

/** Returns the path of the host's web server. Null if it is not installed, '' if the host needs none. */
export function programOf({ program }: Host): string | null {
  return program ? findServer(program) : ''
}
