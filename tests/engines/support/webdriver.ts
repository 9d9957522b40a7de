import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findWebKit } from '../../support/ensure-engines.mjs'
import { freePort } from '../../support/free-port.mjs'

/** The name that the protocol gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = { [ELEMENT]: string }

/** A WebKit on a screen that nobody sees, asked and told over the W3C WebDriver protocol. */
export class WebDriver {
  readonly #processes: ChildProcess[]
  readonly #base: string
  #session = ''

  private constructor(processes: ChildProcess[], port: number) {
    this.#processes = processes
    this.#base = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<WebDriver> {
    const found = findWebKit()
    if (!found) throw new Error('There is no WebKit here: run node tests/support/ensure-engines.mjs')
    const screen = spawn(
      found.screen,
      ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    )
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
    const port = await freePort(0)
    const driver = spawn(found.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        TZ: 'Europe/Vienna',
        LANG: 'en_GB.UTF-8',
      },
    })
    const started = new WebDriver([driver, screen], port)
    await started.#begin()
    return started
  }

  async #begin(): Promise<void> {
    while (!(await this.#isListening())) await new Promise((next) => setTimeout(next, 20))
    const session = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
    this.#session = `/session/${session.sessionId}`
  }

  async stop(): Promise<void> {
    await this.delete('')
    for (const process of this.#processes) {
      if (process.exitCode !== null) continue
      process.kill()
      await once(process, 'exit')
    }
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#call('GET', this.#session + path)
  }

  post<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
    return this.#call('POST', this.#session + path, body)
  }

  delete(path: string): Promise<unknown> {
    return this.#call('DELETE', this.#session + path)
  }

  /** What the page makes of a function, which sees its arguments and nothing else of the test. */
  evaluate<Arguments extends unknown[], Answer>(
    work: (...given: Arguments) => Answer,
    ...given: Arguments
  ): Promise<Awaited<Answer>> {
    return this.post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args: given })
  }

  /** The same for a function of one element. */
  evaluateOn<Answer>(
    element: ElementReference,
    work: (element: Element) => Answer,
  ): Promise<Awaited<Answer>> {
    return this.post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args: [element] })
  }

  /** The elements that a function finds in the page. */
  find<Arguments extends unknown[]>(
    work: (...given: Arguments) => Element[] | Promise<Element[]>,
    ...given: Arguments
  ): Promise<ElementReference[]> {
    return this.post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args: given })
  }

  async #isListening(): Promise<boolean> {
    return fetch(`${this.#base}/status`).then(
      () => true,
      () => false,
    )
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.#base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}. ${value.message}`)
    return value
  }
}

/** Where the driver has an element: `/element/…`. */
export function pathOf(element: ElementReference): string {
  return `/element/${element[ELEMENT]}`
}
