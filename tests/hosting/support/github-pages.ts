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
 * Simulates GitHub Pages, where a website cannot set headers. Serves files by name, with or without `.html`. Serves a
 * folder's `index.html` at a path that ends with a slash. Returns `404.html` for all other paths.
 */
export function startGithubPages(recipe: Recipe): Promise<Server> {
  const exists = (path: string, kind: 'isFile' | 'isDirectory') =>
    statSync(join(recipe.publicFolder, path), { throwIfNoEntry: false })?.[kind]() ?? false

  function send(path: string, status = 200): Response {
    const headers = { 'content-type': types[extname(path)] ?? '', 'cache-control': 'max-age=600' }
    return new Response(readFileSync(join(recipe.publicFolder, path)), { status, headers })
  }

  return startHandler(async ({ url }) => {
    const { pathname } = new URL(url)
    if (exists(pathname, 'isDirectory') && !pathname.endsWith('/'))
      return new Response(null, { status: 301, headers: { location: `${pathname}/` } })
    const candidates = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
    const file = candidates.find((path) => exists(path, 'isFile'))
    return file ? send(file) : send(`${recipe.base}404.html`, 404)
  })
}
