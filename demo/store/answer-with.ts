import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets a web-standard handler answer a request of Node's server. */
export async function answerWith(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage & { originalUrl?: string | undefined },
  outgoing: ServerResponse,
): Promise<void> {
  const response = await handler(await requestFrom(incoming))
  outgoing.statusCode = response.status
  // Over HTTP/1.1 the words travel along; visitors of a shop that fails get to read them.
  outgoing.statusMessage = response.statusText
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value)
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()))
}

async function requestFrom(
  incoming: IncomingMessage & { originalUrl?: string | undefined },
): Promise<Request> {
  const method = incoming.method ?? 'GET'
  // Mounting takes the mount off `url`; the store needs it to give absolute addresses.
  const path = incoming.originalUrl ?? incoming.url ?? '/'
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${path}`, {
    method,
    headers: { 'content-type': incoming.headers['content-type'] ?? '' },
    ...(chunks.length === 0 || method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
  })
}
