import { expect } from '@playwright/test'
import { arrive, findDeep, findFocused, readText } from './in-page.ts'
import { type ElementReference, pathOf, type WebDriver } from './webdriver.ts'

/** What WebKit is asked for where a role is meant. The name it is called by is asked of WebKit itself. */
const selectors = {
  alert: '[role=alert]',
  button: 'button',
  checkbox: '[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog[open]',
  image: 'img',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  radio: '[type=radio]',
  textbox: 'textarea, input:not([type=radio], [type=checkbox])',
}

export type Role = keyof typeof selectors

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
}

/** A page of WebKit, used as a visitor does: by what things are and are called. */
export class WebKitPage {
  readonly driver: WebDriver

  constructor(driver: WebDriver) {
    this.driver = driver
  }

  async goto(address: string): Promise<void> {
    await this.driver.post('/url', { url: address })
  }

  async goBack(): Promise<void> {
    await this.driver.post('/back')
  }

  async goForward(): Promise<void> {
    await this.driver.post('/forward')
  }

  async reload(): Promise<void> {
    await this.driver.post('/refresh')
  }

  /** Waits until there is one such element. */
  async find(role: Role, name: string): Promise<ElementReference> {
    let found: ElementReference | undefined
    const look = async () => {
      const named = await this.#named(role, name)
      const meant = named.filter((candidate) => candidate.name === name)
      found = meant[0]?.element
      // Where it isn't the one, what else might be meant helps to see why.
      return (meant.length === 1 ? meant : named).map((candidate) => candidate.name)
    }
    await expect.poll(look, `a ${role}, named as WebKit tells a screen reader`).toEqual([name])
    return found as ElementReference
  }

  /** How many there are now. */
  async count(role: Role, name: string): Promise<number> {
    return (await this.#named(role, name)).filter((candidate) => candidate.name === name).length
  }

  async click(role: Role, name: string): Promise<void> {
    const element = await this.find(role, name)
    await this.driver.evaluateOn(element, arrive)
    await this.driver.post(`${pathOf(element)}/click`)
  }

  async type(name: string, text: string): Promise<void> {
    await this.driver.post(`${pathOf(await this.find('textbox', name))}/value`, { text })
  }

  /** Presses keys one after another; `Shift+Tab` at once. */
  async press(...names: string[]): Promise<void> {
    const actions = names.flatMap((name) => {
      const held = name.split('+').map((key) => keys[key] ?? key)
      const down = held.map((value) => ({ type: 'keyDown', value }))
      return [...down, ...held.reverse().map((value) => ({ type: 'keyUp', value }))]
    })
    await this.driver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Presses Tab until what is called so has the focus. */
  async tabTo(name: string, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 100 && (await this.focused()) !== name; presses++) await this.press(key)
    expect(await this.focused()).toBe(name)
  }

  /** Presses a point of the page. */
  async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.driver.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  /** What the focused element is called; empty when nothing has the focus. */
  async focused(): Promise<string> {
    const [element] = await this.driver.find(findFocused)
    return element ? this.nameOf(element) : ''
  }

  nameOf(element: ElementReference): Promise<string> {
    return this.driver.get(`${pathOf(element)}/computedlabel`)
  }

  text(): Promise<string> {
    return this.driver.evaluate(readText)
  }

  address(): Promise<string> {
    return this.driver.get('/url')
  }

  title(): Promise<string> {
    return this.driver.get('/title')
  }

  async sees(...texts: string[]): Promise<void> {
    for (const text of texts) await expect.poll(() => this.text()).toContain(text)
  }

  async seesNo(text: string): Promise<void> {
    await expect.poll(() => this.text()).not.toContain(text)
  }

  async #named(role: Role, name: string): Promise<{ element: ElementReference; name: string }[]> {
    const found = await this.driver.find(findDeep, selectors[role], name)
    return Promise.all(found.map(async (element) => ({ element, name: await this.nameOf(element) })))
  }
}
