import { describe, expect, it, vi } from 'vitest'
import { EMPTY_QUOTE, type Quote } from '../../src/quote/quote.ts'
import type { QuoteFormat } from '../../src/quote/quote-format.ts'
import { type ExtraField, QuoteError, sendQuote } from '../../src/quote/send-quote.ts'
import { errorText } from '../../src/texts/error-text.ts'
import { aLocale } from '../support/a-locale.ts'

const url = 'https://forms.example/f/volt'
const quote: Quote = { ...EMPTY_QUOTE, name: 'Zoë Müller', phone: '555 0100', emergency: true }
const fields: ExtraField[] = [['access_key', 'a1b2']]

/** Sends a quote to a service that responds with `response`. Returns the request that the service received. */
async function send(format: QuoteFormat, response: Response | Promise<Response> = new Response()) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push(new Request(address, init))
    return response
  })
  await sendQuote({ url, format, fields }, quote)
  return requests[0] as Request
}

/** Returns an HTML page, to which the service has redirected if `address` is set. */
function pageAt(page: string, address?: string): Response {
  const response = new Response(page, { headers: { 'content-type': 'text/html' } })
  return address
    ? Object.defineProperties(response, { url: { value: address }, redirected: { value: true } })
    : response
}

async function failureOf(response: Response | Promise<Response>): Promise<QuoteError> {
  const failure = await send('json', response).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(QuoteError)
  return failure as QuoteError
}

describe('sendQuote()', () => {
  it('posts the quote and the extra fields as JSON to the endpoint', async () => {
    const request = await send('json')
    expect(request).toMatchObject({ url, method: 'POST' })
    expect(request.headers.get('accept')).toBe('application/json')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(await request.json()).toEqual({ ...quote, access_key: 'a1b2' })
  })

  it.each([
    ['form', /^multipart\/form-data; boundary=/],
    ['urlencoded', /^application\/x-www-form-urlencoded/],
  ] as const)('sends all non-empty fields and extra fields in the format “%s”', async (format, type) => {
    const request = await send(format)
    expect(request.headers.get('content-type')).toMatch(type)
    expect(request.headers.get('accept')).toBe('application/json')
    const data = await request.formData()
    expect(Object.fromEntries(data)).toEqual({
      name: 'Zoë Müller',
      phone: '555 0100',
      emergency: 'yes',
      access_key: 'a1b2',
    })
  })

  it.each([
    ['an empty body', 201, ''],
    ['no body', 204, null],
    ['JSON without a result', 200, '{"next":"/thanks"}'],
    ['JSON that reports success', 200, '{"success":true,"ok":true,"error":null}'],
    ['JSON that is not an object', 200, '"ok"'],
    ['text with a tag', 200, 'Thanks!<br>'],
  ])('resolves when the response contains %s and has the status %i', async (_, status, body) => {
    await expect(send('json', new Response(body, { status }))).resolves.toBeDefined()
  })

  it.each(['<!doctype html><title>Volt & Sons</title>', '\n<html lang="en">', '\uFEFF<p>Please sign in</p>'])(
    'rejects an HTML page in the format “json”: %s',
    async (page) => {
      const { message } = await failureOf(new Response(page))
      expect(message).toBe('The server did not confirm that it received your request.')
    },
  )

  const thanks = '<!doctype html><title>Thank you!</title>'

  it.each([
    ['an HTML page, as from Netlify', thanks, undefined],
    ['an HTML page after a redirect, as from a script', thanks, 'https://forms.example/thanks.html?sent=1'],
    [
      'an error page’s name in a page’s script',
      `${thanks}<script>routes = ["Form not found"]</script>`,
      undefined,
    ],
    [
      'an error page’s name in a script that is not closed',
      `${thanks}<script>routes = ["Form not found"]`,
      undefined,
    ],
    [
      'an address that only contains a word for failure',
      thanks,
      'https://forms.example/terror-free/unfailing',
    ],
  ])('accepts in the formats “form” and “urlencoded”: %s', async (_, page, address) => {
    for (const format of ['form', 'urlencoded'] as const)
      await expect(send(format, pageAt(page, address))).resolves.toBeDefined()
  })

  it.each([
    ['the final address', thanks, 'https://forms.example/contact.php?status=error'],
    ['the final address', thanks, 'https://forms.example/volt/404.html'],
    ['the final address', thanks, 'https://forms.example/contact?success=false'],
    ['the page', '<!doctype html><h1>Form <b>not found</b></h1>', undefined],
    ['the page', '<!doctype html><title>Page Not Found</title>', undefined],
    ['the page', '<p>This form does not exist.</p>', undefined],
    ['the page', '<p class="error">Form<br>not <strong>found</strong>', undefined],
  ])('rejects in the form formats when %s reports a failure: %s %s', async (_, page, address) => {
    for (const format of ['form', 'urlencoded'] as const)
      await expect(send(format, pageAt(page, address))).rejects.toThrow(
        'The server did not confirm that it received your request.',
      )
  })

  it.each([400, 404, 500])('reports that the server refused the request with status %i', async (status) => {
    const { message } = await failureOf(new Response(null, { status }))
    expect(message).toBe(`The server refused your request (HTTP ${status}).`)
  })

  it.each(['{"success":false}', '{"ok":false}', '{"error":"Invalid access key"}'])(
    'rejects when the response has status 200 and the body is %s',
    async (body) => {
      const { message } = await failureOf(new Response(body))
      expect(message).toBe('The server refused your request.')
    },
  )

  it('returns the error messages of individual fields', async () => {
    const errors = [
      { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      { field: 'constructor', message: 'not a field of the form' },
      { field: 'name', message: 42 },
      { field: 'emergency', message: 'a check box, which shows no message' },
      null,
    ]
    const { message, problems } = await failureOf(Response.json({ errors }, { status: 422 }))
    expect(message).toBe('The server refused your request (HTTP 422).')
    expect(problems).toEqual({ email: new Error('should be an email') })
  })

  it('reports a connection problem when the network fails', async () => {
    const cause = new TypeError('Failed to fetch')
    const failure = await failureOf(Promise.reject(cause))
    expect(failure.message).toBe('Your request could not be sent. Check your connection.')
    expect(failure.cause).toBe(cause)
  })

  it.each([
    ['quote_refused_status', 'Fehler {status}', 'Fehler 404', new Response(null, { status: 404 })],
    ['quote_refused', 'Abgelehnt', 'Abgelehnt', new Response('{"ok":false}')],
    ['quote_unconfirmed', 'Unbestätigt', 'Unbestätigt', new Response('<p>Please sign in</p>')],
  ])('explains the failure “%s” in the language of the form', async (key, text, shown, response) => {
    expect(errorText(await failureOf(response), aLocale({ [key]: text }), '')).toBe(shown)
  })

  it('aborts after 15 seconds and reports a timeout', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}))
    vi.stubGlobal('fetch', fetch)
    const sent = expect(sendQuote({ url, format: 'json', fields }, quote)).rejects.toThrow(
      'Sending your request took too long.',
    )
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})
