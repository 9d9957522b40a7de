import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a form service received, with its form fields. */
export interface ServiceRequest {
  path: string
  contentType: string
  fields: Record<string, unknown>
}

interface Reply {
  status: number
  /** The body: an object is sent as JSON, and text as an HTML page. */
  body: object | string
  /** Whether the service treats the request as spam and does not deliver it. */
  isSpam?: boolean
}

/** Responds as the service's documentation describes, and runs checks in the same order as the real service. */
type FormService = (request: ServiceRequest) => Reply

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`

/**
 * Simulated versions of four form services. An email address that starts with `slow@` exceeds their rate limit, and one
 * that starts with `cut@` loses the connection in the middle of the response.
 */
export const formServices = {
  /**
   * Formspree accepts JSON or form fields at `/f/<form id>`. It silently ignores requests with a value in `_gotcha`. Its
   * validation is stricter than the form's: it rejects the email address `ada@invalid.example`.
   */
  formspree: ({ path, fields }) => {
    if (path !== '/f/volt') return { status: 404, body: { error: 'Form not found' } }
    if (isTooFast(fields)) return { status: 429, body: { error: 'Too many requests' } }
    if (fields['email'] === 'ada@invalid.example') {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      return { status: 422, body: { error: 'Validation errors', errors } }
    }
    return { status: 200, body: { next: '/thanks', ok: true }, isSpam: Boolean(fields['_gotcha']) }
  },
  /** Netlify Forms accepts URL-encoded fields, including `form-name`, at any path. It responds with HTML pages. */
  netlify: ({ contentType, fields }) => {
    if (!contentType.startsWith('application/x-www-form-urlencoded') || fields['form-name'] !== 'quote')
      return { status: 404, body: page('Page not found') }
    if (isTooFast(fields)) return { status: 429, body: page('Too many requests') }
    return { status: 200, body: page('Thank you!') }
  },
  /** Web3Forms accepts fields at `/submit` and requires `access_key`. It rejects requests with a value in `botcheck`. */
  web3forms: ({ path, fields }) => {
    if (path !== '/submit') return { status: 404, body: { success: false, message: 'Not found' } }
    if (fields['access_key'] !== 'a1b2')
      return { status: 400, body: { success: false, message: 'Invalid Access Key' } }
    if (isTooFast(fields)) return { status: 429, body: { success: false, message: 'Too many requests' } }
    if (fields['botcheck'])
      return { status: 400, body: { success: false, message: 'Spam detected' }, isSpam: true }
    return { status: 200, body: { success: true, message: 'Email sent successfully!' } }
  },
  /** Basin accepts form fields at `/f/<form id>`. It puts requests with a value in `_gotcha` into the spam folder. */
  basin: ({ path, fields }) => {
    if (path !== '/f/volt') return { status: 404, body: { error: 'Form not found' } }
    if (isTooFast(fields)) return { status: 429, body: { success: false, error: 'Rate limit exceeded' } }
    return { status: 200, body: { success: true }, isSpam: Boolean(fields['_gotcha']) }
  },
} satisfies Record<string, FormService>

function isTooFast(fields: Record<string, unknown>): boolean {
  return String(fields['email']).startsWith('slow@')
}

/**
 * Runs a simulated form service on its own origin. Pages from any origin can send requests to it. `requests` contains
 * all requests, and `delivered` contains the fields of those that reach the owner's mailbox.
 */
export async function runFormService(respond: FormService) {
  const requests: ServiceRequest[] = []
  const delivered: Record<string, unknown>[] = []
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
    const reply = respond(request)
    const isCut = String(request.fields['email']).startsWith('cut@')
    if (reply.status === 200 && !reply.isSpam && !isCut) delivered.push(request.fields)
    send(response, reply, isCut)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    requests,
    delivered,
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

/** Sends the reply. `isCut` closes the connection after half of the body. */
function send(response: ServerResponse, { status, body }: Reply, isCut: boolean): void {
  const isPage = typeof body === 'string'
  const text = isPage ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': isPage ? 'text/html' : 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  if (isCut) response.write(text.slice(0, text.length / 2), () => response.destroy())
  else response.end(text)
}
