import type { Page } from '@playwright/test'
import { expect } from './test-page.ts'

/** Detects scripts, requests, dialogs and page changes caused by injected markup. */
export class InjectionMonitor {
  readonly #page: Page
  readonly #origin: string
  readonly #requests: string[] = []

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  /** Starts monitoring. Call this method before opening the page. */
  async install(): Promise<void> {
    await this.#page.addInitScript(recordCalls)
    this.#page.on('dialog', (dialog) => this.#requests.push(`dialog: ${dialog.message()}`))
    this.#page.on('popup', (popup) => this.#requests.push(`popup: ${popup.url()}`))
    this.#page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      const isOwn = origin === this.#origin && /^\/provider\/store\/|\.(html|js)$/.test(pathname)
      // Descriptions may contain images; the page's policy decides which origins they may load from.
      const isImage = request.resourceType() === 'image' && (origin === this.#origin || origin === 'null')
      if (!isOwn && !isImage) this.#requests.push(`${request.resourceType()}: ${request.url()}`)
    })
  }

  /** Returns the names of the functions that injected code called, such as `ran` or `alert`. */
  executedCalls(): Promise<string[]> {
    return this.#page.evaluate(() => Reflect.get(window, 'executed') as string[])
  }

  /** Returns requests, dialogs and popups that were not caused by the shop itself. */
  unexpectedRequests(): readonly string[] {
    return this.#requests
  }

  /** Expects no executed code, no unexpected requests, and no changes to the page outside our elements since `before`. */
  async expectNoEffects(before: HostPageState): Promise<void> {
    await this.#page.locator('product-detail').evaluateAll(dispatchEvents)
    expect(await this.executedCalls(), 'executed calls').toEqual([])
    expect(this.#requests, 'unexpected requests').toEqual([])
    expect(await hostPageState(this.#page), 'page outside our elements').toEqual(before)
  }
}

/** The state of a page outside our elements, such as its markup, title, URL, cookies, globals and scroll position. */
export type HostPageState = Record<string, unknown>

/** Returns the state of the page outside our elements. */
export function hostPageState(page: Page): Promise<HostPageState> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const data of copy.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    // Ignore the content and attributes of our elements, but not their number and position.
    const isOurs = ({ localName }: Element) => customElements.get(localName) !== undefined
    for (const element of [...copy.querySelectorAll('*')].filter(isOurs))
      element.replaceWith(`<${element.localName}>`)
    const body = copy.querySelector('body')
    body?.remove()
    return {
      body: body?.outerHTML,
      head: copy.outerHTML,
      title: document.title,
      address: location.href,
      history: history.length,
      cookie: document.cookie,
      // The list of store types exists only on pages that set `store-type`.
      globals: Object.getOwnPropertyNames(window)
        .filter((name) => name !== 'electricianElementsStores')
        .toSorted(),
      inherited: [Object, Array, String, Function].map(({ prototype }) =>
        Reflect.ownKeys(prototype).map(String),
      ),
      polluted: Reflect.get({}, 'polluted'),
      frames: frames.length,
      scrolled: scrollY,
    }
  })
}

/** Records calls to functions that attacks use, such as `alert`. Runs in the page and in each of its frames. */
function recordCalls(): void {
  const executed: string[] = []
  if (top === window) Reflect.set(window, 'executed', executed)
  const record = (name: string) => (top ? Reflect.get(top, 'executed').push(name) : undefined)
  for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Reflect.set(window, name, () => record(name))
  }
}

/** Dispatches every event that could trigger an injected handler, except on links and controls. */
function dispatchEvents(hosts: Element[]): void {
  const events =
    'mouseover mouseenter pointerenter pointerdown focus focusin blur click dblclick keydown input change submit toggle beforetoggle error load animationstart animationend transitionend scroll wheel copy paste'.split(
      ' ',
    )
  for (const host of hosts) {
    for (const block of host.shadowRoot?.querySelectorAll('article *') ?? []) {
      if (block.closest('a, button, fieldset')) continue
      for (const type of events) block.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

/** Returns the elements in our shadow roots that could run code or that use a forbidden URL scheme. */
export function unsafeElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      const isForeign = /^(script|style|iframe|frame|object|embed|link|meta|base|math|template|.*-.*)$/.test(
        element.localName,
      )
      const hasHandler = element.getAttributeNames().some((name) => name.startsWith('on'))
      const { href = 'https:', src = 'https:' } = element as Partial<HTMLAnchorElement & HTMLImageElement>
      const isUnsafeLink =
        typeof href === 'string' && /^\W*(?!https?:|mailto:|tel:)[a-z][\w+.-]*:/i.test(href)
      const isUnsafeSource =
        typeof src === 'string' && /^\W*(?!https?:|data:image\/)[a-z][\w+.-]*:/i.test(src)
      if (isForeign || hasHandler || isUnsafeLink || isUnsafeSource)
        found.push(element.outerHTML.slice(0, 200))
    }
    return found
  })
}
