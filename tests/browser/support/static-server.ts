import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { root as repository } from '../../support/files.mjs'

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

export interface StaticServer {
  /** The URL of the served folder. Ends with a slash. */
  address: string
  stop(): Promise<void>
}

/**
 * Serves a folder from the repository under a path, like a basic static host without routes or custom headers. The path
 * of a folder shows its `index.html`.
 */
export async function startStaticServer(folder: string, path: string): Promise<StaticServer> {
  const root = resolve(repository, folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = join(root, pathname.slice(path.length))
    const file = [name, join(name, 'index.html')].find(isFile)
    if (!pathname.startsWith(path) || !file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
