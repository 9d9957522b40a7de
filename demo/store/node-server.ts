import type { IncomingMessage, ServerResponse } from 'node:http'

type MountedRequest = IncomingMessage & { originalUrl?: string | undefined }

/** Handles a request to a Node server with a function that takes a `Request` and returns a `Response`. */
export async function handleNodeRequest(
  handler: (request: Request) => Promise<Response>,
  incoming: MountedRequest,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await handler(await toRequest(incoming))
  outgoing.statusCode = response.status
  // Send the status text, because the elements show it to visitors when a request fails.
  outgoing.statusMessage = response.statusText
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value)
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()))
}

async function toRequest(incoming: MountedRequest): Promise<Request> {
  const method = incoming.method ?? 'GET'
  // The store needs the full path to build absolute URLs, but `url` does not include the path that the middleware is
  // mounted at.
  const path = incoming.originalUrl ?? incoming.url ?? '/'
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${path}`, {
    method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(chunks.length === 0 || method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
  })
}
