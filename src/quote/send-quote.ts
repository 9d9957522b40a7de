import { request } from '../http/request.ts'

/**
 * Posts a quote request as JSON to the owner's own address. Any 2xx response counts as received.
 * @throws Error with a sentence for the visitor
 */
export async function sendQuote(endpoint: string, quote: object): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(quote) }
  const { ok, status } = await request(endpoint, init, (response) => response).catch((cause: Error) => {
    const isLate = cause.name === 'TimeoutError'
    throw new Error(
      isLate
        ? 'Sending your request took too long.'
        : 'Your request could not be sent. Check your connection.',
      { cause },
    )
  })
  if (!ok) throw new Error(`The server refused your request (HTTP ${status}).`)
}
