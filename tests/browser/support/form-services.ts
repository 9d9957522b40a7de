import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a form service received, with its form fields. */
export interface ServiceRequest {
  path: string
  contentType: string
  fields: Record<string, unknown>
}

type Reply = { status: number; json: object } | { status: number; html: string }

/** Responds as the service's documentation describes, and runs checks in the same order as the real service. */
type FormService = (request: ServiceRequest) => Reply

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`

/** Simulated versions of four form services. An email address that starts with `slow@` exceeds their rate limit. */
export const formServices = {
  /** Formspree accepts JSON or form fields at `/f/<form id>`. Its honeypot field is `_gotcha`. */
  formspree: ({ path, fields }) => {
    if (path !== '/f/volt') return { status: 404, json: { error: 'Form not found' } }
    if (isTooFast(fields)) return { status: 429, json: { error: 'Too many requests' } }
    if (fields['email'] === 'ada@example') {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      return { status: 422, json: { error: 'Validation errors', errors } }
    }
    return { status: 200, json: { next: '/thanks', ok: true } }
  },
  /** Netlify Forms accepts URL-encoded fields, including `form-name`, at any path. It responds with HTML pages. */
  netlify: ({ contentType, fields }) => {
    if (!contentType.startsWith('application/x-www-form-urlencoded') || fields['form-name'] !== 'quote')
      return { status: 404, html: page('Page not found') }
    if (isTooFast(fields)) return { status: 429, html: page('Too many requests') }
    return { status: 200, html: page('Thank you!') }
  },
  /** Web3Forms accepts fields at `/submit` and requires `access_key`. Its honeypot field is `botcheck`. */
  web3forms: ({ fields }) => {
    if (fields['access_key'] !== 'a1b2')
      return { status: 400, json: { success: false, message: 'Invalid Access Key' } }
    if (isTooFast(fields)) return { status: 429, json: { success: false, message: 'Too many requests' } }
    return { status: 200, json: { success: true, message: 'Email sent successfully!' } }
  },
  /** Basin accepts form fields at `/f/<form id>`. Its honeypot field is `_gotcha`. */
  basin: ({ path, fields }) => {
    if (path !== '/f/volt') return { status: 404, json: { error: 'Form not found' } }
    if (isTooFast(fields)) return { status: 429, json: { success: false, error: 'Rate limit exceeded' } }
    return { status: 200, json: { success: true } }
  },
} satisfies Record<string, FormService>

function isTooFast(fields: Record<string, unknown>): boolean {
  return String(fields['email']).startsWith('slow@')
}

/** Runs a simulated form service on its own origin. Pages from any origin can send requests to it. */
export async function runFormService(respond: FormService) {
  const requests: ServiceRequest[] = []
  const preflights: string[] = []
  const server = createServer(async (incoming, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'accept, content-type')
    if (incoming.method === 'OPTIONS') {
      preflights.push(incoming.headers['access-control-request-headers'] ?? '')
      response.writeHead(204).end()
      return
    }
    const request = await readRequest(incoming)
    requests.push(request)
    send(response, respond(request))
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
  return { path: incoming.url ?? '', contentType, fields }
}

function send(response: ServerResponse, reply: Reply): void {
  const [type, body] =
    'json' in reply ? ['application/json', JSON.stringify(reply.json)] : ['text/html', reply.html]
  response.writeHead(reply.status, { 'content-type': type }).end(body)
}
