import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_QUOTE } from '../../src/quote/quote.ts'
import { sendQuote } from '../../src/quote/send-quote.ts'

const url = 'https://volt.example/quotes'
const endpoint = { url, format: 'json', fields: [] } as const
const quote = { ...EMPTY_QUOTE, name: 'Ada', phone: '555 0100' }

/** A network that answers with what `answer` gives. */
function aNetwork(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sending a quote', () => {
  it('posts it as JSON to the owner’s address', async () => {
    const fetch = aNetwork(async () => new Response())
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

  it.each([200, 201, 204])('is content with the answer %i', async (status) => {
    aNetwork(async () => new Response(null, { status }))
    await expect(sendQuote(endpoint, quote)).resolves.toBeUndefined()
  })

  it.each([400, 404, 500])('says that the answer %i refused it', async (status) => {
    aNetwork(async () => new Response(null, { status }))
    await expect(sendQuote(endpoint, quote)).rejects.toThrow(
      `The server refused your request (HTTP ${status}).`,
    )
  })

  it('says that the network could not be reached', async () => {
    aNetwork(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(sendQuote(endpoint, quote)).rejects.toThrow(
      'Your request could not be sent. Check your connection.',
    )
  })

  it('gives up after 15 seconds and says that it took too long', async () => {
    vi.useFakeTimers()
    const fetch = aNetwork(() => new Promise(() => {}))
    const sent = expect(sendQuote(endpoint, quote)).rejects.toThrow('Sending your request took too long.')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    aNetwork(async () => new Response())
    await sendQuote(endpoint, quote)
    expect(vi.getTimerCount()).toBe(0)
  })
})
