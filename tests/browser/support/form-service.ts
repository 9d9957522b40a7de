import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopServer } from './shop-server.ts'
import { test as base, expect } from './test-page.ts'

/** A request that a form service received, with its form fields. */
interface ServiceRequest {
  path: string
  contentType: string
  cookie: string | undefined
  fields: Record<string, unknown>
}

interface Fixtures {
  /** The body of the service's responses: an object is sent as JSON, and text as an HTML page. */
  reply: object | string
  /** A simulated form service on its own origin, to which the strict policy of the page allows connections. */
  service: Awaited<ReturnType<typeof runFormService>>
}

export const test = base.extend<Fixtures>({
  reply: [{ ok: true }, { option: true }],
  service: async ({ reply, server, testPage }, use) => {
    const service = await runFormService(reply, testPage.origin)
    allowConnections(server, service.origin)
    await use(service)
    await service.close()
  },
})

/** Adds an origin to the `connect-src` of the content security policy, as docs/quote-services.md tells owners to. */
function allowConnections(server: ShopServer, origin: string): void {
  server.policy = server.policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`)
}

/** Runs a form service that accepts every request from the page, also with cookies. Records all requests. */
async function runFormService(reply: object | string, pageOrigin: string) {
  const requests: ServiceRequest[] = []
  const preflights: string[] = []
  const server = createServer(async (incoming, response) => {
    response.setHeader('access-control-allow-origin', pageOrigin)
    response.setHeader('access-control-allow-headers', 'accept, content-type')
    response.setHeader('access-control-allow-credentials', 'true')
    if (incoming.method === 'OPTIONS') {
      preflights.push(incoming.headers['access-control-request-headers'] ?? '')
      response.writeHead(204).end()
      return
    }
    requests.push(await readRequest(incoming))
    response.setHeader('content-type', typeof reply === 'string' ? 'text/html' : 'application/json')
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requests,
    preflights,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const contentType = incoming.headers['content-type'] ?? ''
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': contentType } })
  const fields = contentType.includes('json') ? await body.json() : Object.fromEntries(await body.formData())
  return { path: incoming.url ?? '', contentType, cookie: incoming.headers.cookie, fields }
}

export { expect }
