import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findWebKit } from '../../support/ensure-engines.mjs'
import { freePort } from '../../support/free-port.mjs'

/** The key that identifies an element reference in the WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A reference to an element on the page. */
export type ElementReference = { [ELEMENT]: string }

/** Controls WebKit on a virtual screen through the W3C WebDriver protocol. */
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
    if (!found) throw new Error('WebKit is not installed. Run node tests/support/ensure-engines.mjs.')
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
    try {
      await started.#startSession()
      return started
    } catch (error) {
      await started.#stopProcesses()
      throw error
    }
  }

  async #startSession(): Promise<void> {
    while (!(await this.#isListening())) {
      if (this.#processes.some(hasExited)) throw new Error('WebKit’s driver or its screen did not start.')
      await new Promise((next) => setTimeout(next, 20))
    }
    const session = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
    this.#session = `/session/${session.sessionId}`
  }

  async stop(): Promise<void> {
    try {
      await this.delete('')
    } finally {
      await this.#stopProcesses()
    }
  }

  async #stopProcesses(): Promise<void> {
    for (const process of this.#processes) {
      if (hasExited(process)) continue
      const exited = once(process, 'exit')
      process.kill()
      await exited
    }
  }

  get<Result>(path: string): Promise<Result> {
    return this.#call('GET', this.#session + path)
  }

  post<Result = unknown>(path: string, body: object = {}): Promise<Result> {
    return this.#call('POST', this.#session + path, body)
  }

  delete(path: string): Promise<unknown> {
    return this.#call('DELETE', this.#session + path)
  }

  /** Runs a function in the page. The function can use only its arguments. */
  evaluate<Arguments extends unknown[], Result>(
    pageFunction: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return this.#execute(`${pageFunction}`, args)
  }

  /** Runs a function in the page with an element as its argument. */
  evaluateOn<Result>(
    element: ElementReference,
    pageFunction: (element: Element) => Result,
  ): Promise<Awaited<Result>> {
    return this.#execute(`${pageFunction}`, [element])
  }

  /** Runs a function in the page and returns references to the elements that it finds. */
  find<Arguments extends unknown[]>(
    pageFunction: (...args: Arguments) => Element[] | Promise<Element[]>,
    ...args: Arguments
  ): Promise<ElementReference[]> {
    return this.#execute(`${pageFunction}`, args)
  }

  /** Runs a function in the page. If the browser leaves the page before the function returns, runs it in the next page. */
  async #execute<Result>(source: string, args: unknown[]): Promise<Result> {
    const body = { script: `return (${source}).apply(null, arguments)`, args }
    try {
      return await this.post('/execute/sync', body)
    } catch (error) {
      if (!`${error}`.includes('Callback was not called before the unload event')) throw error
      return this.#execute(source, args)
    }
  }

  async #isListening(): Promise<boolean> {
    return fetch(`${this.#base}/status`).then(
      () => true,
      () => false,
    )
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(this.#base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}. ${value.message}`)
    return value
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Returns the path prefix of WebDriver commands for an element: `/element/…`. */
export function pathOf(element: ElementReference): string {
  return `/element/${element[ELEMENT]}`
}
