const TIMEOUT_MS = 15_000

/**
 * Posts a quote request as JSON to the owner's own address. Any 2xx answer counts as received.
 * @throws Error with a sentence for the visitor
 */
export async function sendQuote(endpoint: string, quote: object): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(quote),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new Error(
      isLate
        ? 'Sending your request took too long.'
        : 'Your request could not be sent. Check your connection.',
      {
        cause,
      },
    )
  })
  if (!response.ok) throw new Error(`The server refused your request (HTTP ${response.status}).`)
}
