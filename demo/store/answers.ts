/** Every answer may be read from any page: a shop is a different origin than the pages that show it. */
const cors = {
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

/** Thrown anywhere below the routing, and answered as an error. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function json(body: unknown, status = 200): Response {
  return answer(JSON.stringify(body), 'application/json; charset=utf-8', { status })
}

export function refused({ status, message, code }: Refusal): Response {
  return json(code === undefined ? { message } : { code, message }, status)
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: { ...cors, 'access-control-max-age': '600' } })
}

interface AnswerOptions {
  status?: number
  headers?: Record<string, string>
}

export function answer(
  body: string,
  contentType: string,
  { status = 200, headers }: AnswerOptions = {},
): Response {
  return new Response(body, {
    status,
    statusText: statusTexts[status] ?? '',
    headers: { ...cors, 'content-type': contentType, 'cache-control': 'no-store', ...headers },
  })
}

export function seeOther(url: string): Response {
  return new Response(null, { status: 303, statusText: 'See Other', headers: { ...cors, location: url } })
}
