import type { Page } from '@playwright/test'
import { describedElements } from './manifest.ts'
import { expect } from './test-page.ts'

/** The state of a page outside our elements. */
type HostPageState = Record<string, unknown>

export interface InjectionMonitor {
  /** Returns the names of the functions that injected code called, such as `ran` or `alert`. */
  executedCalls: () => Promise<string[]>
  /** Expects no executed code, no requests except those of the shop, and no changes outside our elements since `before`. */
  expectNoEffects: (before?: HostPageState) => Promise<void>
}

/** Detects scripts, requests, dialogs and page changes caused by injected markup on pages that are opened afterward. */
export async function monitorInjections(page: Page, shopOrigin: string): Promise<InjectionMonitor> {
  const requests: string[] = []
  await page.addInitScript(recordCalls)
  page.on('dialog', (dialog) => requests.push(`dialog: ${dialog.message()}`))
  page.on('popup', (popup) => requests.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isOwn = origin === shopOrigin && /^\/provider\/store\/|\.(html|js)$/.test(pathname)
    // Descriptions may contain images; the page's policy decides which origins they may load from.
    const isImage = request.resourceType() === 'image' && (origin === shopOrigin || origin === 'null')
    if (!isOwn && !isImage) requests.push(`${request.resourceType()}: ${request.url()}`)
  })
  const executedCalls = () => page.evaluate(() => Reflect.get(window, 'executed') as string[])
  return {
    executedCalls,
    expectNoEffects: async (before) => {
      expect(await executedCalls(), 'executed calls').toEqual([])
      expect(requests, 'unexpected requests').toEqual([])
      if (before) expect(await hostPageState(page), 'page outside our elements').toEqual(before)
    },
  }
}

/** Returns the state of the page outside our elements. */
export function hostPageState(page: Page): Promise<HostPageState> {
  return page.evaluate((ours) => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const data of copy.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    // Ignore the content and attributes of our elements, but not their number and position.
    for (const element of copy.querySelectorAll(ours)) element.replaceWith(`<${element.localName}>`)
    return {
      markup: copy.outerHTML,
      path: location.pathname,
      cookie: document.cookie,
      globals: Object.getOwnPropertyNames(window).toSorted(),
      inherited: [Object, Array, String].map(({ prototype }) => Reflect.ownKeys(prototype).map(String)),
      frames: frames.length,
    }
  }, describedElements.map(({ tag }) => tag).join())
}

/** Records calls to functions that attacks use, such as `alert`. Runs in the page and in each of its frames. */
function recordCalls(): void {
  const executed: string[] = []
  if (top === window) Reflect.set(window, 'executed', executed)
  const record = (name: string) => (top ? Reflect.get(top, 'executed').push(name) : undefined)
  for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open'])
    Reflect.set(window, name, () => record(name))
}

/** Returns the elements in our shadow roots that could run code or that use a forbidden URL scheme. */
export function unsafeElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = /^(script|style|iframe|frame|object|embed|link|meta|base|math|template|.*-.*)$/
    const isUnsafe = (element: Element) => {
      const { href = '', src = '' } = element as Partial<HTMLAnchorElement & HTMLImageElement>
      return (
        foreign.test(element.localName) ||
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        (typeof href === 'string' && /^\W*(?!https?:|mailto:|tel:)[a-z][\w+.-]*:/i.test(href)) ||
        (typeof src === 'string' && /^\W*(?!https?:|data:image\/)[a-z][\w+.-]*:/i.test(src))
      )
    }
    return [...document.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
      .filter(isUnsafe)
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}
