import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerFor, type Call } from './faulty-answers.ts'

/** What goes wrong with an answer. */
export type Misanswer = (exchange: Exchange) => void

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** What would be answered if all were well. */
  body: string
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

/**
 * A store in which one call of each row fails until that is mended. A row's store is at `/{fault}-{call}`; the fault's name may
 * hold no dash.
 */
export class FaultyStore {
  readonly #faults: Record<string, Misanswer>
  readonly #met = new Set<string>()
  readonly #mended = new Set<string>()
  readonly #server = createServer((request, response) => this.#answer(request, response))
  /** Refuses connections until told to open. */
  readonly #late = createServer((request, response) => this.#answer(request, response))
  #latePort = 0

  constructor(faults: Record<string, Misanswer>) {
    this.#faults = faults
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    await new Promise<void>((done) => this.#late.listen(0, '127.0.0.1', done))
    this.#latePort = (this.#late.address() as AddressInfo).port
    await new Promise((done) => this.#late.close(done))
  }

  async stop(): Promise<void> {
    for (const server of [this.#server, this.#late]) {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Where nobody listens. */
  get closedOrigin(): string {
    return `http://127.0.0.1:${this.#latePort}`
  }

  async openClosed(): Promise<void> {
    await new Promise<void>((done) => this.#late.listen(this.#latePort, '127.0.0.1', done))
  }

  /** Whether a row's call has met its fault. */
  hasMet(row: string): boolean {
    return this.#met.has(row)
  }

  /** From now on all is well in a row. */
  mend(row: string): void {
    this.#mended.add(row)
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const [, row = '', fault = '', call = ''] = /^\/((\w+)-(\w+))\//.exec(request.url ?? '') ?? []
    const misanswer = this.#faults[fault]
    const isPreflight = request.method === 'OPTIONS'
    const asked = callOf(request.url ?? '')
    const isFaulty = misanswer && asked === call && !this.#mended.has(row)
    // A preflight belongs to the call that follows it; where it is refused, none follows.
    if (isFaulty && (!isPreflight || misanswer === withoutCors)) {
      this.#met.add(row)
      misanswer({ request, response, body: answerFor(asked) })
      return
    }
    if (isPreflight) response.writeHead(204, cors).end()
    else if (asked) sendJson(response, answerFor(asked))
    else response.writeHead(404, cors).end()
  }
}

/** The call that an address is for. */
export function callOf(url: string): Call | undefined {
  const [, resource, id] = /\/store\/demo\/(\w+)(\/\w+)?/.exec(url) ?? []
  if (resource === 'products') return id ? 'product' : 'list'
  if (resource === 'variants') return 'inventory'
  return resource === 'checkout' ? 'checkout' : undefined
}

export function sendJson(
  response: ServerResponse,
  body: string | Buffer,
  status = 200,
  statusText = 'OK',
): void {
  response.writeHead(status, statusText, { ...cors, 'content-type': 'application/json' }).end(body)
}

/** The answer without the leave to read it, which browsers ask for beforehand. */
export const withoutCors: Misanswer = ({ response, body }) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

/** Headers, a part of the body, and the connection is gone. */
export const brokenOff: Misanswer = ({ response, body }) => {
  response.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': body.length })
  response.write(body.slice(0, body.length / 2), () => response.socket?.resetAndDestroy())
}

/** One character at a time, for ever. */
export function dripping(status: number, statusText: string): Misanswer {
  return ({ response }) => {
    response.writeHead(status, statusText, { ...cors, 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drip))
  }
}

export const redirectedForEver: Misanswer = ({ response, request }) => {
  response.writeHead(302, { ...cors, location: request.url }).end()
}
