import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Other apps may import the package in their own tests. Some test runners remove the simulated page after each test, so
// timers that are still pending must not throw during the next test.
let names: PropertyKey[] = []
let page: Window

beforeEach(() => {
  // Fake only these timers, because React uses other timers to schedule its work.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  page = new Window({ url: 'https://shop.example/' })
  names = Reflect.ownKeys(page).filter((name) => !(name in globalThis))
  for (const name of names) Reflect.set(globalThis, name, Reflect.get(page, name))
  for (const name of ['Event', 'CustomEvent', 'dispatchEvent', 'addEventListener', 'removeEventListener'])
    vi.stubGlobal(name, Reflect.get(page, name))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.resetModules()
})

function tearDown(): void {
  for (const name of names) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
  for (const name of ['window', 'ElectricianElements', Symbol.for('electrician-elements')])
    Reflect.deleteProperty(globalThis, name)
}

/** Waits until React is idle. React uses immediates, which may schedule further immediates. */
async function waitForReact(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done))
}

async function errorsAfter(
  use: (api: typeof import('../../src/index.ts')) => void | Promise<void>,
): Promise<unknown[]> {
  const errors: unknown[] = []
  const listen = (error: unknown) => errors.push((error as Error).stack)
  process.on('unhandledRejection', listen).on('uncaughtException', listen)
  const api = await import('../../src/index.ts')
  await vi.dynamicImportSettled()
  await use(api)
  await waitForReact()
  tearDown()
  // A timer that throws stops runAllTimersAsync(), so call it again for the remaining timers.
  while (vi.getTimerCount() > 0)
    try {
      await vi.runAllTimersAsync()
    } catch (error) {
      errors.push((error as Error).stack)
    }
  await waitForReact()
  process.off('unhandledRejection', listen).off('uncaughtException', listen)
  return errors
}

const shownIn = (tag: string) => document.querySelector(tag)?.shadowRoot?.textContent

const product = { id: 'p', title: 'Lamp' }
const variant = { id: 'v', price_in_cents: 100 }

it.each([
  ['importing the package', []],
  ['showing elements', ['store-grid', 'cart-drawer', 'cart-button', 'quote-form', 'electrician-site']],
])('%s causes no errors after the page is removed', async (_, names) => {
  expect(
    await errorsAfter(() => document.body.append(...names.map((name) => document.createElement(name)))),
  ).toEqual([])
})

it('filling and opening the cart causes no errors after the page is removed', async () => {
  expect(
    await errorsAfter(async ({ cart }) => {
      document.body.append(document.createElement('cart-button'))
      cart.add(product, variant)
      cart.open()
      await vi.waitFor(() => expect(shownIn('cart-button')).toContain('1'), 10_000)
    }),
  ).toEqual([])
})
