import type { Locator, Page } from '@playwright/test'
import { type Fault, faults, serviceWorker, slugOf } from './faults.ts'
import type { Call } from './faulty-answers.ts'
import { callOf, FaultyStore } from './faulty-store.ts'
import { test as base, expect, type Stage } from './stage.ts'

const nowhere = 'http://store.invalid'

/** All of them with the one script; with the others, which share its source, those at the core. */
export function rowsFor(script: string): Fault[] {
  return script === '/electrician-elements.js' ? faults : faults.filter(({ isCore }) => isCore)
}

export function regionOf(page: Page, { name }: Fault): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** One call of a store with every fault, beside each other on one page. */
export class FaultPage {
  readonly #store: FaultyStore
  readonly #stage: Stage
  readonly #page: Page
  readonly #call: Call
  readonly #unanswered: string[] = []
  #isOpen = false

  constructor(page: Page, stage: Stage, store: FaultyStore, call: Call) {
    this.#page = page
    this.#stage = stage
    this.#store = store
    this.#call = call
  }

  /** Opens a page on which a service worker listens and no time passes by itself in the shop. */
  async open(body: string): Promise<void> {
    const { server } = this.#stage
    const policy = server.policy.replace("connect-src 'self'", 'connect-src *')
    // Trusted Types would ask for a policy of the page's own to register a worker.
    server.policy = ''
    server.pages.set('/worker.js', serviceWorker)
    this.#stage.serve('empty.html', {})
    await this.#page.goto(`${this.#stage.origin}/empty.html`)
    await this.#page.evaluate(async () => {
      const { serviceWorker } = navigator
      const isTaken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done))
      await serviceWorker.register('/worker.js')
      // Awake and in charge: another page of this address is its from the beginning.
      await isTaken
    })
    server.policy = policy
    await this.#page.addInitScript(() => {
      const met: string[] = []
      Reflect.set(window, 'met', met)
      navigator.serviceWorker.onmessage = ({ data }) => met.push(data)
    })
    await this.#answerElsewhere(callOtherThan(this.#call))
    this.#page.on('requestfailed', (request) => this.#unanswered.push(request.url()))
    await this.#page.clock.install()
    await this.#stage.open(body)
  }

  hostOf({ name }: Fault): string {
    const origin = { refused: this.#store.closedOrigin, 'no such name': nowhere }[name] ?? this.#store.origin
    return `${origin}/${this.#rowOf(name)}`
  }

  #rowOf(name: string): string {
    return `${slugOf(name)}-${this.#call}`
  }

  /** A row's store as attributes of a tag. */
  storeOf(row: Fault): string {
    return `store-host="${this.hostOf(row)}" store-id="demo"`
  }

  /** Lets the shop's patience run out, once the slow ones of these rows have been asked. */
  async passTime(rows: Fault[]): Promise<void> {
    for (const { name, isSlow } of rows) {
      const row = this.#rowOf(name)
      if (isSlow) await expect.poll(async () => this.#store.hasMet(row) || this.#hasMetWorker(row)).toBe(true)
    }
    await this.#page.clock.fastForward(15_000)
  }

  /** Whether a row's call has come to where its fault is. */
  async hasMet(fault: Fault): Promise<boolean> {
    const row = this.#rowOf(fault.name)
    const isUnanswered = this.#unanswered.some((url) => url.includes(`/${row}/`))
    return this.#store.hasMet(row) || isUnanswered || (await this.#hasMetWorker(row))
  }

  #hasMetWorker(row: string): Promise<boolean> {
    return this.#page.evaluate((row) => (Reflect.get(window, 'met') as string[]).includes(row), row)
  }

  /** From now on all is well in a row. */
  async mend({ name }: Fault): Promise<void> {
    const row = this.#rowOf(name)
    this.#store.mend(row)
    if (name.startsWith('worker')) await this.#page.evaluate(tellWorker, row)
    else if (name === 'refused') {
      this.#isOpen = true
      await this.#store.openClosed()
    } else if (name === 'no such name') await this.#answerElsewhere(() => true)
  }

  /** Lets requests to stores that can't be reached through to the one that can. */
  async #answerElsewhere(isMeant: (url: URL) => boolean): Promise<void> {
    const { closedOrigin, origin } = this.#store
    await this.#page.route(
      (url) => (url.origin === nowhere || (url.origin === closedOrigin && !this.#isOpen)) && isMeant(url),
      (route) => {
        const { pathname, search } = new URL(route.request().url())
        return route.continue({ url: origin + pathname + search })
      },
    )
  }
}

function tellWorker(row: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = done
    navigator.serviceWorker.controller?.postMessage(row, [port2])
  })
}

const callOtherThan = (call: Call) => (url: URL) => callOf(url.pathname) !== call

interface Fixtures {
  faultyStore: FaultyStore
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  faultyStore: async ({}, use) => {
    const answers = faults.flatMap(({ name, answer }) => (answer ? [[slugOf(name), answer] as const] : []))
    const store = new FaultyStore(Object.fromEntries(answers))
    await store.start()
    await use(store)
    await store.stop()
  },
})

export { expect }
