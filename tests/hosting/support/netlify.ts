import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { StaticHandler } from '@netlify/static'
import redirector from 'netlify-redirector'
import type { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'
import { startHandler } from './web-server.ts'

/** Netlify's own engines for files, `_redirects` and `_headers`, asked in Netlify's order: files go before rules. */
export async function startNetlify({ publicFolder }: Recipe): Promise<Server> {
  const files = new StaticHandler({ directory: publicFolder })
  const headers = new HeadersHandler({ projectDir: publicFolder, logger: console })
  const rewritten = await readRules(join(publicFolder, '_redirects'))

  async function open(request: Request, path: string): Promise<Response | undefined> {
    const file = await files.match(new Request(new URL(path, request.url)))
    return file?.handle()
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const target = rewritten(pathname)
    const page = (await open(request, pathname)) ?? (target && (await open(request, target)))
    if (page) return page
    const notFound = await open(request, '/404.html')
    return new Response(notFound?.body ?? 'Not Found', { status: 404, headers: notFound?.headers ?? {} })
  }

  return startHandler(async (request) => {
    const response = await answer(request)
    await headers.apply(request, response)
    return response
  })
}

interface Rule {
  from: string
  query: Record<string, string>
  status: number
  force: boolean
}

/** The page that a rule gives for a path. */
async function readRules(file: string): Promise<(path: string) => string | undefined> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  })
  if (errors.length > 0) throw errors[0]
  const written = redirects as Rule[]
  const odd = written.find(({ status, force }) => status !== 200 || force)
  if (odd) throw new Error(`This stand-in for Netlify knows only plain rewrites: ${JSON.stringify(odd)}`)
  const rules = written.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const matcher = await redirector.parseJSON(JSON.stringify(rules), { jwtSecret: '', jwtRoleClaim: '' })
  const nothing = { scheme: 'http', host: 'localhost', query: '', getHeader: () => '', getCookie: () => '' }
  return (path) => matcher.match({ ...nothing, path: decodeURIComponent(path) })?.to
}
