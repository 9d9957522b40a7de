import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { StaticHandler } from '@netlify/static'
import redirector from 'netlify-redirector'
import type { Recipe } from './recipe.ts'
import type { Server } from './server-process.ts'
import { startHandler } from './web-server.ts'

/** Serves the website with Netlify's own libraries for files, `_redirects` and `_headers`. Files override redirect rules. */
export async function startNetlify({ publicFolder }: Recipe): Promise<Server> {
  const files = new StaticHandler({ directory: publicFolder })
  const headers = new HeadersHandler({ projectDir: publicFolder, logger: console })
  const rewrite = await readRules(join(publicFolder, '_redirects'))

  async function open(request: Request, path: string): Promise<Response | undefined> {
    const file = await files.match(new Request(new URL(path, request.url)))
    return file?.handle()
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const target = rewrite(pathname)
    const page = (await open(request, pathname)) ?? (target && (await open(request, target)))
    if (page) return page
    const notFound = await open(request, '/404.html')
    return new Response(notFound?.body ?? 'Not Found', { status: 404, headers: notFound?.headers ?? {} })
  }

  return startHandler(async (request) => {
    const response = await respond(request)
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

/** Reads the redirect rules and returns a function that maps a path to the page that the matching rule serves. */
async function readRules(file: string): Promise<(path: string) => string | undefined> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  })
  if (errors.length > 0) throw errors[0]
  const parsed = redirects as Rule[]
  const unsupported = parsed.find(({ status, force }) => status !== 200 || force)
  if (unsupported)
    throw new Error(
      `The Netlify test server supports only rewrites with status 200 and without force, not ${JSON.stringify(unsupported)}. Change the rule or extend tests/hosting/support/netlify.ts.`,
    )
  const rules = parsed.map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const matcher = await redirector.parseJSON(JSON.stringify(rules), { jwtSecret: '', jwtRoleClaim: '' })
  const emptyRequest = {
    scheme: 'http',
    host: 'localhost',
    query: '',
    getHeader: () => '',
    getCookie: () => '',
  }
  return (path) => matcher.match({ ...emptyRequest, path: decodeURIComponent(path) })?.to
}
