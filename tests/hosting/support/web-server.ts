import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleNodeRequest } from '../../../demo/store/node-server.ts'
import type { Server } from './server-process.ts'

/** Starts a server whose handler receives a web-standard `Request`. `name` is the host name in the server's origin. */
export async function startHandler(
  handler: (request: Request) => Promise<Response>,
  name = 'localhost',
): Promise<Server> {
  const server = createServer((request, response) => {
    handleNodeRequest(handler, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error)
      response.destroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  async function stop() {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { origin: `http://${name}:${port}`, stop }
}
