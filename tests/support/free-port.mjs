import { createServer } from 'node:net'

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, 'localhost', () => {
      const taken = server.address().port
      server.close(() => resolve(taken))
    })
  })

/** `preferred`, or any free port where something else listens there already. */
export async function freePort(preferred) {
  return (await canListen(preferred)) ?? (await canListen(0))
}
