import { request } from '../http/request.ts'
import { quoteTexts } from '../texts/en/quote.ts'
import { ENGLISH } from '../texts/locale.ts'
import { translatable } from '../texts/translatable.ts'
import { translator } from '../texts/translate.ts'
import { parseJson } from '../untrusted/json.ts'
import { EMPTY_QUOTE, type Quote, type QuoteProblems } from './quote.ts'
import type { QuoteFormat } from './quote-format.ts'

/** An additional field, such as an access key. Only the format `form` can contain files. */
export type ExtraField = readonly [name: string, value: string | File]

/** The URL of a form service, and the request that it expects. */
export interface QuoteEndpoint {
  url: string
  format: QuoteFormat
  fields: readonly ExtraField[]
}

/** The error thrown when a quote could not be delivered. `errorText()` returns its message for visitors. */
export class QuoteError extends Error {
  /** Errors with the endpoint's messages about individual fields; empty if there are none. */
  readonly problems: QuoteProblems

  constructor(message: string, problems: QuoteProblems = {}, options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}

const english = translator(quoteTexts, ENGLISH)

/** Matches the address of a page about a failure, to which a server redirects. */
const FAILURE = '404|errors?|fail(ed|ure)?|not-?found|invalid|denied|(log|sign)-?in'
const FAILURE_URL = new RegExp(`[/?&=_-](${FAILURE}|(success|ok|sent)=(0|false|no))\\b`, 'i')
/** Matches the text of a page that a server sends with the status 200 although it does not know the form. */
const UNKNOWN_FORM =
  /\b(form|page) (was |is |could )?not (be )?found\b|\b(form does not exist|no such form)\b/i

/**
 * Sends a quote to the owner's endpoint in a POST request. A 2xx response is a success, unless its JSON body
 * contains `success: false`, `ok: false` or an `error`. An HTML page is a success only in the form formats,
 * unless it reports a failure.
 * @throws QuoteError if the quote could not be delivered
 */
export async function sendQuote({ url, format, fields }: QuoteEndpoint, quote: Quote): Promise<void> {
  // The browser sets the content type of the other formats.
  const contentType = format === 'json' ? { 'Content-Type': 'application/json' } : {}
  const headers = { Accept: 'application/json', ...contentType }
  const init = { method: 'POST', headers, body: encode(format, quote, fields) }
  const { ok, status, body, text, finalUrl } = await request(url, init, readResponse).catch(
    (cause: Error) => {
      const key = cause.name === 'TimeoutError' ? 'quote_timeout' : 'quote_not_sent'
      throw translatable(new QuoteError(english(key), {}, { cause }), key)
    },
  )
  if (!ok) {
    const message = english('quote_refused_status', { status })
    throw translatable(new QuoteError(message, fieldProblems(body)), 'quote_refused_status', { status })
  }
  if (body['success'] === false || body['ok'] === false || body['error'])
    throw translatable(new QuoteError(english('quote_refused'), fieldProblems(body)), 'quote_refused')
  if (isUnconfirmed(format, text, finalUrl))
    throw translatable(new QuoteError(english('quote_unconfirmed')), 'quote_unconfirmed')
}

function encode(format: QuoteFormat, quote: Quote, fields: readonly ExtraField[]): BodyInit {
  if (format === 'json') return JSON.stringify({ ...quote, ...Object.fromEntries(fields) })
  const body = format === 'form' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(quote))
    if (value) body.append(name, value === true ? 'yes' : value)
  for (const [name, value] of fields) body.append(name, value as string)
  return body
}

async function readResponse(response: Response) {
  const { ok, status, redirected, url } = response
  const text = await response.text()
  const body = Object(parseJson(text)) as Record<string, unknown>
  return { ok, status, body, text, finalUrl: redirected ? url : '' }
}

/** Returns whether a 2xx response is a page that does not mean that the server received the quote. */
function isUnconfirmed(format: QuoteFormat, text: string, finalUrl: string): boolean {
  if (!/^\s*</.test(text)) return false
  if (format === 'json' || FAILURE_URL.test(finalUrl)) return true
  // Scripts may contain the texts of other pages.
  const html = text.slice(0, 20_000).replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
  return UNKNOWN_FORM.test(html.replace(/<[^>]*>?/g, ' ').replace(/\s+/g, ' '))
}

/** Returns the errors from `errors: [{ field, message }]` in the response, for the form's text fields. */
function fieldProblems({ errors }: Record<string, unknown>): QuoteProblems {
  const entries = Array.isArray(errors) ? errors.map(Object) : []
  return Object.fromEntries(
    entries
      .filter(({ field, message }) => EMPTY_QUOTE[field as keyof Quote] === '' && typeof message === 'string')
      .map(({ field, message }) => [field, new Error(message)]),
  )
}
