import { startApache } from './apache.ts'
import { findServer } from './ensure-servers.mjs'
import { startGithubPages } from './github-pages.ts'
import { startNetlify } from './netlify.ts'
import { startNginx } from './nginx.ts'
import type { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'

/** A host that docs/hosting.md has commands for. */
export interface Host {
  /** The name in the table of docs/hosting.md. */
  name: string
  /** The program it needs on this machine. */
  program?: 'nginx' | 'apache2'
  start: (recipe: Recipe, program: string) => Promise<Server>
  /** Tags of the tests that are about something its recipe doesn't decide. */
  leavesOut: readonly string[]
  /** What the page of a product that came after the website was written is answered with. */
  productStatus: 200 | 404
}

export const hosts: readonly Host[] = [
  // Brotli is a module that Debian's nginx comes without.
  { name: 'nginx', program: 'nginx', start: startNginx, leavesOut: ['@brotli'], productStatus: 200 },
  { name: 'Apache', program: 'apache2', start: startApache, leavesOut: [], productStatus: 200 },
  {
    name: 'Netlify',
    start: startNetlify,
    // It compresses, compares and looks for 404.html by itself, and gives every website a name of its own.
    leavesOut: ['@gzip', '@brotli', '@changes', '@without-404', '@below-a-path'],
    productStatus: 200,
  },
  {
    name: 'GitHub Pages',
    start: startGithubPages,
    // Its headers are its own, and there is no 404 page but 404.html.
    leavesOut: ['@headers', '@gzip', '@brotli', '@changes', '@without-404'],
    // Nothing stands for an address that no file has.
    productStatus: 404,
  },
]

export function hostNamed(name: string): Host {
  const host = hosts.find((candidate) => candidate.name === name)
  if (!host) throw new Error(`There is no host called ${name}`)
  return host
}

/** The program of a host on this machine, `''` where it needs none, null where it is missing. */
export function programOf({ program }: Host): string | null {
  return program ? findServer(program) : ''
}
