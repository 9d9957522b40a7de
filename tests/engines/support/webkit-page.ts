import { expect } from '@playwright/test'
import { findFocused, findInShadowRoots, readText, waitUntilStill } from './page-functions.ts'
import { type ElementReference, pathOf, type WebDriver } from './webdriver.ts'

/** CSS selectors for ARIA roles. The driver reads accessible names from WebKit. */
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

/** An ARIA role that tests can use to find elements. */
export type Role = keyof typeof selectors

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
}

/** A page in WebKit. Tests find elements by role and accessible name. */
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

  /** Waits until exactly one element has this role and name, and returns it. */
  async find(role: Role, name: string): Promise<ElementReference> {
    let found: ElementReference | undefined
    const readNames = async () => {
      const candidates = await this.#candidates(role, name)
      const matches = candidates.filter((candidate) => candidate.name === name)
      found = matches[0]?.element
      // If there is not exactly one match, return similar names for the failure message.
      return (matches.length === 1 ? matches : candidates).map((candidate) => candidate.name)
    }
    await expect.poll(readNames, `accessible names of elements with the role ${role}`).toEqual([name])
    return found as ElementReference
  }

  /** Returns the current number of elements with this role and name. */
  async count(role: Role, name: string): Promise<number> {
    return (await this.#candidates(role, name)).filter((candidate) => candidate.name === name).length
  }

  async click(role: Role, name: string): Promise<void> {
    const element = await this.find(role, name)
    await this.driver.evaluateOn(element, waitUntilStill)
    await this.driver.post(`${pathOf(element)}/click`)
  }

  async type(name: string, text: string): Promise<void> {
    await this.driver.post(`${pathOf(await this.find('textbox', name))}/value`, { text })
  }

  /** Presses keys one after another. Keys joined by `+`, such as `Shift+Tab`, are pressed together. */
  async press(...names: string[]): Promise<void> {
    const actions = names.flatMap((name) => {
      const held = name.split('+').map((key) => keys[key] ?? key)
      const down = held.map((value) => ({ type: 'keyDown', value }))
      return [...down, ...held.reverse().map((value) => ({ type: 'keyUp', value }))]
    })
    await this.driver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Presses Tab until the element with this name has focus. */
  async tabTo(name: string, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 100 && (await this.focused()) !== name; presses++) await this.press(key)
    expect(await this.focused()).toBe(name)
  }

  /** Clicks a point in the viewport. */
  async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.driver.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  /** Returns the accessible name of the focused element, or an empty string if no element has focus. */
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

  async #candidates(role: Role, name: string): Promise<{ element: ElementReference; name: string }[]> {
    const found = await this.driver.find(findInShadowRoots, selectors[role], name)
    return Promise.all(found.map(async (element) => ({ element, name: await this.nameOf(element) })))
  }
}
