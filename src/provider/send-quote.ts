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
    throw new Error(isLate ? 'It took too long to send.' : 'It could not be sent. Check your connection.', {
      cause,
    })
  })
  if (!response.ok) throw new Error(`It was refused (HTTP ${response.status}).`)
}
