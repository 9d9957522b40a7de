/** The store and the pages that use it have different origins, so responses must be readable from any origin. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
}

const statusTexts: Record<number, string> = {
  200: 'OK',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  503: 'Service Unavailable',
}

/** An error that a request handler throws to send an error response. */
export class RequestError extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Returns a JSON response. */
export function json(body: unknown, status = 200): Response {
  return respond(JSON.stringify(body), 'application/json; charset=utf-8', { status })
}

/** Converts an error to a response. */
export function errorResponse({ status, message, code }: RequestError): Response {
  return json(code === undefined ? { message } : { code, message }, status)
}

/** Returns the response to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: { ...corsHeaders, 'access-control-max-age': '600' } })
}

interface ResponseOptions {
  status?: number
  headers?: Record<string, string>
}

/** Returns a response that browsers do not cache unless `headers` allow it. */
export function respond(
  body: string,
  contentType: string,
  { status = 200, headers }: ResponseOptions = {},
): Response {
  return new Response(body, {
    status,
    statusText: statusTexts[status] ?? '',
    headers: { ...corsHeaders, 'content-type': contentType, 'cache-control': 'no-store', ...headers },
  })
}

/** Returns a redirect that browsers follow with a GET request. */
export function redirect(url: string): Response {
  const headers = { ...corsHeaders, location: url }
  return new Response(null, { status: 303, statusText: 'See Other', headers })
}
