import { createServer } from 'node:net'

/** Resolves to the port if a server can listen on it, otherwise to null. Port 0 selects any free port. */
const tryPort = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, 'localhost', () => {
      const { port: usedPort } = server.address()
      server.close(() => resolve(usedPort))
    })
  })

/** Returns the preferred port if it is free, otherwise any free port. */
export async function freePort(preferred) {
  return (await tryPort(preferred)) ?? (await tryPort(0))
}
