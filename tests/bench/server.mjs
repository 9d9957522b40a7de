// Serves the benchmark's scripts and pages, the demo store and the prerendered website's home page.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { runnerImport } from 'vite'
import { root } from '../support/files.mjs'
import { freePort } from '../support/free-port.mjs'
import { pages } from './pages/pages.mjs'
import { benchScript } from './scripts.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** The delay of each response of the store on another origin, preflights included. */
const STORE_LATENCY_MS = 60

/** Serves the benchmark under `/bench/`, the store under `/provider`, and the website's files at all other paths. */
export async function startServer() {
  const { module: demo } = await runnerImport(new URL('store.ts', import.meta.url).pathname)
  const store = demo.createBenchStore()
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })

  async function respond(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    if (pathname.startsWith('/provider/'))
      return demo.handleNodeRequest(store, request, withCompression(request, response))
    if (pathname.startsWith('/bench/')) {
      const name = pathname.slice('/bench/'.length)
      const page = pages[name.replace(/\.html$/, '')]
      if (page) return send(request, response, { type: types['.html'], body: page(searchParams) })
      return send(request, response, { type: types['.js'], body: benchScript(name) })
    }
    const file = join(root, 'dist/site', pathname === '/' ? 'index.html' : pathname)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const headers = type === types['.html'] ? { 'content-security-policy': demo.pagePolicy } : {}
    return existsSync(file)
      ? send(request, response, { type, body: readFileSync(file), headers })
      : send(request, response, { type: types['.html'], body: '', status: 404 })
  }

  // The store on another origin. Its demo store answers preflights and allows all origins.
  const farStore = createServer(async (request, response) => {
    await setTimeout(STORE_LATENCY_MS)
    // Visits end while requests are running.
    await Promise.resolve(demo.handleNodeRequest(store, request, withCompression(request, response))).catch(
      () => response.destroy(),
    )
  })
  const farPort = await freePort(4198)
  await new Promise((resolve) => farStore.listen(farPort, 'localhost', resolve))
  const port = await freePort(4197)
  await new Promise((resolve) => server.listen(port, 'localhost', resolve))
  return {
    origin: `http://localhost:${port}`,
    farStoreOrigin: `http://localhost:${farPort}`,
    close: () => {
      server.closeAllConnections()
      farStore.closeAllConnections()
      farStore.close()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const compressedFiles = new Map()

/** Compresses a file, or returns the cached result if the same file has been compressed before. */
function compress(body, quality) {
  const key = body.toString()
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  if (!compressedFiles.has(key)) compressedFiles.set(key, brotliCompressSync(body, { params }))
  return compressedFiles.get(key)
}

const takesBrotli = (request) => /\bbr\b/.test(request.headers['accept-encoding'] ?? '')

function send(request, response, { type, body, status = 200, headers = {} }) {
  const encoded = takesBrotli(request) ? { 'content-encoding': 'br' } : {}
  response.writeHead(status, { 'content-type': type, 'cache-control': 'max-age=600', ...encoded, ...headers })
  const buffer = Buffer.from(body)
  response.end(takesBrotli(request) ? compress(buffer, 11) : buffer)
}

/** Changes a response of the store so that its body is compressed. */
function withCompression(request, response) {
  const { end } = response
  response.end = (body) => {
    if (!body?.length || !takesBrotli(request)) return end.call(response, body)
    response.setHeader('content-encoding', 'br')
    return end.call(response, compress(body, 5))
  }
  return response
}
