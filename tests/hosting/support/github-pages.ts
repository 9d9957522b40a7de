import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'
import { startHandler } from './web-server.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * What Pages does with a folder: a file by its name, also without `.html`; a folder by its `index.html`, at an address
 * that ends with a slash; else the website's `404.html`. No header is the owner's.
 */
export function startGithubPages(recipe: Recipe): Promise<Server> {
  const isThere = (path: string, kind: 'isFile' | 'isDirectory') =>
    statSync(join(recipe.publicFolder, path), { throwIfNoEntry: false })?.[kind]() ?? false

  function send(path: string, status = 200): Response {
    const headers = { 'content-type': types[extname(path)] ?? '', 'cache-control': 'max-age=600' }
    return new Response(readFileSync(join(recipe.publicFolder, path)), { status, headers })
  }

  return startHandler(async ({ url }) => {
    const { pathname } = new URL(url)
    if (isThere(pathname, 'isDirectory') && !pathname.endsWith('/'))
      return new Response(null, { status: 301, headers: { location: `${pathname}/` } })
    const candidates = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
    const file = candidates.find((path) => isThere(path, 'isFile'))
    return file ? send(file) : send(`${recipe.base}404.html`, 404)
  })
}
