import { expect, shopBody, test } from './support/stage.ts'
import { Tripwire } from './support/tripwire.ts'

const evil = 'https://evil.invalid'
const settings = `data-store-host="${evil}" data-store-id="evil" data-prefix="evil-" store-host="${evil}" store-id="evil"`

/** A picture takes the place of what the document calls so. */
const inDocument = (names: string) =>
  names.split(' ').map((name) => `<img name="${name}" alt="" ${settings}>`)

/** Two things with one id are a list for a window that has nothing of that name, and the second is its `cart`. */
const inWindow = (names: string) =>
  names
    .split(' ')
    .map((name) => `<a id="${name}" ${settings}></a><a id="${name}" name="cart" ${settings}></a>`)

/**
 * Of what our script and its libraries read. Without the document's own `createElement`, `createTextNode`, `addEventListener`,
 * `dispatchEvent` or `defaultView` no library draws anything, nor does the rest of the page work; those are left out.
 */
const rows = {
  currentScript: inDocument('currentScript'),
  ElectricianElements: inWindow('ElectricianElements'),
  'anything else of the document': inDocument(
    'readyState URL baseURI documentElement head body title cookie location referrer parentWindow nodeType nodeName ownerDocument parentNode activeElement hidden visibilityState forms scripts children implementation adoptedStyleSheets createDocumentFragment createNodeIterator importNode getElementById getElementsByTagName querySelector querySelectorAll removeEventListener getRootNode contains append',
  ),
  'anything else of the window': inWindow(
    'localStorage sessionStorage indexedDB BroadcastChannel location history fetch customElements trustedTypes matchMedia navigator document crypto URL CSSStyleSheet CustomEvent addEventListener MSApp process module exports define require setImmediate scheduler queueMicrotask reportError __REACT_DEVTOOLS_GLOBAL_HOOK__ __PREACT_DEVTOOLS__ IS_REACT_ACT_ENVIRONMENT __k __c DOMPurify React zustand',
  ),
}

for (const [name, markup] of Object.entries(rows)) {
  test(`a page with things of its own called ${name} still sells, and asks nobody else`, async ({
    page,
    stage,
    server,
    noise,
  }) => {
    // What a library says of such a page is its own affair; what a visitor gets is ours.
    noise.allow(/^(warning|error|uncaught): /)
    server.policy = ''
    const tripwire = new Tripwire(page, stage.origin)
    await tripwire.arm()
    await stage.open(`${markup.join('')}${shopBody}`)
    expect(await page.evaluate(sell)).toBe('sold')
    expect(tripwire.requests(), 'what was asked for').toEqual([])
    expect(await tripwire.ran(), 'what ran').toEqual([])
  })
}

/**
 * Adds a product that needs no choice, and says what came of it. By the prototype's own methods: such a document has
 * lost some of its own, and with them Playwright's locators.
 */
async function sell(): Promise<string> {
  const find = (tag: string) => Document.prototype.querySelector.call(document, tag)?.shadowRoot
  const until = performance.now() + 5000
  let isPressed = false
  while (performance.now() < until) {
    await new Promise(requestAnimationFrame)
    const cards = [...(find('store-grid')?.querySelectorAll('[part=card]') ?? [])]
    const card = cards.find(({ textContent }) => textContent?.includes('Linked Smoke Alarm'))
    const button = card?.querySelector<HTMLButtonElement>('[part=button]')
    if (button && !isPressed) button.click()
    isPressed ||= Boolean(button)
    const isTold = find('toast-area')?.textContent?.includes('has been added to your cart.')
    if (isTold && localStorage.getItem('e-commerce-cart')?.includes('Linked Smoke Alarm')) return 'sold'
  }
  return isPressed ? 'was not added' : `shows “${find('store-grid')?.textContent?.slice(0, 80)}”`
}
