import type { Page } from '@playwright/test'
import { expect } from './stage.ts'

/** Watches a page for anything that a text from outside has made happen. */
export class Tripwire {
  readonly #page: Page
  readonly #origin: string
  readonly #requests: string[] = []

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  /** To be called before the page is opened. */
  async arm(): Promise<void> {
    await this.#page.addInitScript(wire)
    this.#page.on('dialog', (dialog) => this.#requests.push(`dialog: ${dialog.message()}`))
    this.#page.on('popup', (popup) => this.#requests.push(`popup: ${popup.url()}`))
    this.#page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      const isOwn = origin === this.#origin && /^\/provider\/store\/|\.(html|js)$/.test(pathname)
      // A picture in a description is formatting; where it may come from is the page's policy to say.
      const isPicture = request.resourceType() === 'image' && (origin === this.#origin || origin === 'null')
      if (!isOwn && !isPicture) this.#requests.push(`${request.resourceType()}: ${request.url()}`)
    })
  }

  ran(): Promise<string[]> {
    return this.#page.evaluate(() => Reflect.get(window, 'tripped') as string[])
  }

  /** What was asked for that a shop has no need of. */
  requests(): readonly string[] {
    return this.#requests
  }

  /** Nothing ran, nothing was asked for, and nothing outside the tags is different from `before`. */
  async expectSilence(before: Surroundings): Promise<void> {
    await this.#page.locator('product-detail').evaluateAll(poke)
    expect(await this.ran(), 'what ran').toEqual([])
    expect(this.#requests, 'what was asked for').toEqual([])
    expect(await surroundings(this.#page), 'what is outside the tags').toEqual(before)
  }
}

/** Everything of a page that is not inside our tags. */
export type Surroundings = Record<string, unknown>

export function surroundings(page: Page): Promise<Surroundings> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const data of copy.querySelectorAll('script[type="application/ld+json"]')) data.remove()
    // Which of our tags there are, and where, is the page's; what they hold and say of themselves is their own.
    const isOurs = ({ localName }: Element) => customElements.get(localName) !== undefined
    for (const tag of [...copy.querySelectorAll('*')].filter(isOurs)) tag.replaceWith(`<${tag.localName}>`)
    const body = copy.querySelector('body')
    body?.remove()
    return {
      body: body?.outerHTML,
      head: copy.outerHTML,
      title: document.title,
      address: location.href,
      history: history.length,
      cookie: document.cookie,
      globals: Object.getOwnPropertyNames(window).toSorted(),
      inherited: [Object, Array, String, Function].map(({ prototype }) =>
        Reflect.ownKeys(prototype).map(String),
      ),
      polluted: Reflect.get({}, 'polluted'),
      frames: frames.length,
      scrolled: scrollY,
    }
  })
}

/** In the page and in every frame of it. */
function wire(): void {
  const tripped: string[] = []
  if (top === window) Reflect.set(window, 'tripped', tripped)
  const trip = (name: string) => (top ? Reflect.get(top, 'tripped').push(name) : undefined)
  for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Reflect.set(window, name, () => trip(name))
  }
}

/** Everything a visitor might do to what is shown, but to follow a link. */
function poke(tags: Element[]): void {
  const events =
    'mouseover mouseenter pointerenter pointerdown focus focusin blur click dblclick keydown input change submit toggle beforetoggle error load animationstart animationend transitionend scroll wheel copy paste'.split(
      ' ',
    )
  for (const tag of tags) {
    for (const block of tag.shadowRoot?.querySelectorAll('article *') ?? []) {
      if (block.closest('a, button, fieldset')) continue
      for (const type of events) block.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

/** What stands in our tags and could run something or lead where it must not. */
export function unsafeIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      const isForeign = /^(script|style|iframe|frame|object|embed|link|meta|base|math|template|.*-.*)$/.test(
        element.localName,
      )
      const handler = element.getAttributeNames().some((name) => name.startsWith('on'))
      const { href = 'https:', src = 'https:' } = element as Partial<HTMLAnchorElement & HTMLImageElement>
      const leads = typeof href === 'string' && /^\W*(?!https?:|mailto:|tel:)[a-z][\w+.-]*:/i.test(href)
      const shows = typeof src === 'string' && /^\W*(?!https?:|data:image\/)[a-z][\w+.-]*:/i.test(src)
      if (isForeign || handler || leads || shows) found.push(element.outerHTML.slice(0, 200))
    }
    return found
  })
}
