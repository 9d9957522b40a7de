import { corsHeaders, type Failure, type Respond, sendJson } from './faulty-store.ts'
import { type Call, mapValues } from './store-responses.ts'

const UNREACHABLE = 'The store could not be reached. Check your connection and try again.'
const TIMED_OUT = 'The store took too long to respond. Please try again.'
const UNREADABLE = 'The store sent a response that could not be read. Please try again later.'
export const OFFLINE = 'You seem to be offline. Check your connection and try again.'

interface Fault {
  name: string
  failure: Failure
  /** The error message that visitors see. */
  reason: string
  /** Whether the message appears only after the timeout. */
  isSlow?: true
  /** Whether the visitor is offline during the first retry. */
  isRetriedOffline?: true
  /** Whether the tests cover it for each request. All requests share the code that recognizes the other failures. */
  isForEachCall?: true
  /** Whether the tests also cover it for the checkout request. */
  isForCheckout?: true
  /** The expected console warning for each kind of API call. */
  warnings?: Partial<Record<Call, string>>
}

/** Failures that can occur when a page sends requests to the store. */
export const faults: Fault[] = [
  {
    name: 'connection refused',
    failure: { abort: 'connectionrefused' },
    reason: UNREACHABLE,
    isForEachCall: true,
  },
  { name: 'connection reset within the body', failure: { respond: resetInBody }, reason: UNREACHABLE },
  {
    name: 'no response',
    failure: { respond: () => {} },
    reason: TIMED_OUT,
    isSlow: true,
    isForEachCall: true,
  },
  { name: 'endless response body', failure: endlessBody(200, 'OK'), reason: TIMED_OUT, isSlow: true },
  { name: 'HTTP 503 with an endless body', failure: endlessBody(503, 'Busy'), reason: 'HTTP 503: Busy' },
  { name: 'redirect loop', failure: { respond: redirectToItself }, reason: UNREACHABLE },
  {
    name: 'blocked by CORS',
    failure: { respond: respondWithoutCors, failsPreflight: true },
    reason: UNREACHABLE,
    isForCheckout: true,
  },
  { name: 'HTML instead of JSON', ...changedBody(() => htmlPage), reason: UNREADABLE },
  {
    name: 'wrong value types',
    ...changedBody((body) => mapValues(body, (value) => (typeof value === 'string' ? 7 : String(value)))),
    reason: UNREADABLE,
    isForEachCall: true,
    warnings: {
      list: 'electrician-elements: the store sent invalid products, which are not shown. Check their data in the store: number 1',
      inventory:
        'electrician-elements: the store sent invalid stock entries, so these variants appear sold out. Check their data in the store: number 1',
    },
  },
  {
    name: 'HTTP 503, then offline',
    ...httpError(503, 'Service Unavailable'),
    isRetriedOffline: true,
    isForCheckout: true,
  },
  { name: 'failing service worker', failure: { worker: 'Response.error()' }, reason: UNREACHABLE },
]

const htmlPage = '<!doctype html><title>Hello</title><h1>Welcome to our network</h1>'

function httpError(status: number, text: string) {
  const respond: Respond = (_, response) =>
    sendJson(response, JSON.stringify({ message: 'Not now <b>please</b>' }), status, text)
  return { failure: { respond }, reason: `HTTP ${status}: ${text}` }
}

function changedBody(change: (body: string) => string): { failure: Failure } {
  return { failure: { respond: (_, response, body) => sendJson(response, change(body)) } }
}

/** Returns a failure whose response body arrives one character at a time and never ends. */
function endlessBody(status: number, statusText: string): Failure {
  return {
    respond(_, response) {
      response.writeHead(status, statusText, { ...corsHeaders, 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    },
  }
}

function resetInBody(...[, response, body]: Parameters<Respond>): void {
  const headers = { ...corsHeaders, 'content-type': 'application/json', 'content-length': body.length }
  response.writeHead(200, headers)
  response.write(body.slice(0, body.length / 2), () => response.socket?.resetAndDestroy())
}

function redirectToItself(...[request, response]: Parameters<Respond>): void {
  response.writeHead(302, { ...corsHeaders, location: request.url }).end()
}

function respondWithoutCors(...[, response, body]: Parameters<Respond>): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}
