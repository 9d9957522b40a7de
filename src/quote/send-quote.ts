import { request } from '../http/request.ts'
import { parseJson } from '../untrusted/decoders.ts'
import { EMPTY_QUOTE, type Quote, type QuoteProblems } from './quote.ts'

/** How a quote is encoded: JSON, `multipart/form-data` or `application/x-www-form-urlencoded`. */
export const QUOTE_FORMATS = ['json', 'form', 'urlencoded'] as const

export type QuoteFormat = (typeof QUOTE_FORMATS)[number]

/** A field that the form service needs besides the quote, such as an access key. */
export type ExtraField = readonly [name: string, value: string]

/** Where and how a quote is posted. */
export interface QuoteEndpoint {
  url: string
  format: QuoteFormat
  fields: readonly ExtraField[]
}

/** A quote that did not reach the owner. The message is a sentence for the visitor. */
export class QuoteError extends Error {
  /** What the endpoint says about single fields; empty if it says nothing. */
  readonly problems: QuoteProblems

  constructor(message: string, problems: QuoteProblems = {}, options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}

/**
 * Posts a quote request to the owner's endpoint. A 2xx response means that it was received, unless its JSON body says
 * otherwise (`success: false`, `ok: false` or an `error`).
 * @throws QuoteError
 */
export async function sendQuote({ url, format, fields }: QuoteEndpoint, quote: Quote): Promise<void> {
  const init = { method: 'POST', headers: { Accept: 'application/json' }, ...encode(format, quote, fields) }
  const { ok, status, body } = await request(url, init, readResponse).catch((cause: Error) => {
    const isLate = cause.name === 'TimeoutError'
    const message = isLate
      ? 'Sending your request took too long.'
      : 'Your request could not be sent. Check your connection.'
    throw new QuoteError(message, {}, { cause })
  })
  if (!ok) throw new QuoteError(`The server refused your request (HTTP ${status}).`, fieldProblems(body))
  if (body['success'] === false || body['ok'] === false || body['error'])
    throw new QuoteError('The server refused your request.', fieldProblems(body))
}

function encode(
  format: QuoteFormat,
  quote: Quote,
  fields: readonly ExtraField[],
): Pick<RequestInit, 'body' | 'headers'> {
  if (format === 'json') {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
    return { headers, body: JSON.stringify({ ...quote, ...Object.fromEntries(fields) }) }
  }
  // The browser adds the content type of both.
  const body = format === 'form' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(quote))
    if (value) body.append(name, value === true ? 'yes' : value)
  for (const [name, value] of fields) body.append(name, value)
  return { body }
}

async function readResponse(response: Response) {
  const { ok, status } = response
  // Some services respond with a page of HTML.
  return { ok, status, body: Object(parseJson(await response.text())) as Record<string, unknown> }
}

/** Returns the messages of `errors: [{ field, message }]` for fields of the form. */
function fieldProblems({ errors }: Record<string, unknown>): QuoteProblems {
  const entries = Array.isArray(errors) ? errors.map(Object) : []
  return Object.fromEntries(
    entries
      .filter(({ field, message }) => Object.hasOwn(EMPTY_QUOTE, field) && typeof message === 'string')
      .map(({ field, message }) => [field, message]),
  )
}
