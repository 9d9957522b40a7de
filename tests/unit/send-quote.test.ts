import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_QUOTE } from '../../src/quote/quote.ts'
import { sendQuote } from '../../src/quote/send-quote.ts'

const url = 'https://volt.example/quotes'
const endpoint = { url, format: 'json', fields: [] } as const
const quote = { ...EMPTY_QUOTE, name: 'Ada', phone: '555 0100' }

/** Replaces `fetch` with a mock that responds with the result of `respond`. */
function mockFetch(respond: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sendQuote()', () => {
  it('posts the quote as JSON to the endpoint', async () => {
    const fetch = mockFetch(async () => new Response())
    await sendQuote(endpoint, quote)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      url,
      expect.objectContaining({
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      }),
    )
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual(quote)
  })

  it.each([200, 201, 204])('resolves for the status %i', async (status) => {
    mockFetch(async () => new Response(null, { status }))
    await expect(sendQuote(endpoint, quote)).resolves.toBeUndefined()
  })

  it.each([400, 404, 500])('reports that the server refused the request with status %i', async (status) => {
    mockFetch(async () => new Response(null, { status }))
    await expect(sendQuote(endpoint, quote)).rejects.toThrow(
      `The server refused your request (HTTP ${status}).`,
    )
  })

  it('reports a connection problem when the network fails', async () => {
    mockFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(sendQuote(endpoint, quote)).rejects.toThrow(
      'Your request could not be sent. Check your connection.',
    )
  })

  it('aborts after 15 seconds and reports a timeout', async () => {
    vi.useFakeTimers()
    const fetch = mockFetch(() => new Promise(() => {}))
    const sent = expect(sendQuote(endpoint, quote)).rejects.toThrow('Sending your request took too long.')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })
})
