import { InjectionMonitor } from './support/injection-monitor.ts'
import { expect, test } from './support/site.ts'
import { shopBody } from './support/test-page.ts'

const evil = 'https://evil.invalid'
const settings = `data-store-host="${evil}" data-store-id="evil" data-prefix="evil-" store-host="${evil}" store-id="evil"`

/** Returns `<img>` elements whose names shadow properties of `document`. */
const clobberDocument = (names: string) =>
  names.split(' ').map((name) => `<img name="${name}" alt="" ${settings}>`)

/**
 * Returns two links for each name. Together they shadow a property of `window` with a collection. The `cart` property
 * of this collection is the second link.
 */
const clobberWindow = (names: string) =>
  names
    .split(' ')
    .map((name) => `<a id="${name}" ${settings}></a><a id="${name}" name="cart" ${settings}></a>`)

/**
 * Markup that shadows properties that our script and its libraries read. It does not shadow `createElement`,
 * `createTextNode`, `addEventListener`, `dispatchEvent` and `defaultView` of the document, because neither libraries
 * nor the page itself can work without them.
 */
const clobberings = {
  'document.currentScript': clobberDocument('currentScript'),
  'window.ElectricianElements': clobberWindow('ElectricianElements'),
  'built-in document properties': clobberDocument(
    'readyState URL baseURI documentElement head body title cookie location referrer parentWindow nodeType nodeName ownerDocument parentNode activeElement hidden visibilityState forms scripts children implementation adoptedStyleSheets createDocumentFragment createNodeIterator importNode getElementById getElementsByTagName querySelector querySelectorAll removeEventListener getRootNode contains append',
  ),
  'built-in window properties': clobberWindow(
    'localStorage sessionStorage indexedDB BroadcastChannel location history fetch customElements trustedTypes matchMedia navigator document crypto URL CSSStyleSheet CustomEvent addEventListener MSApp process module exports define require setImmediate scheduler queueMicrotask reportError __REACT_DEVTOOLS_GLOBAL_HOOK__ __PREACT_DEVTOOLS__ IS_REACT_ACT_ENVIRONMENT __k __c DOMPurify React zustand',
  ),
}

for (const [name, markup] of Object.entries(clobberings)) {
  test(`adding to the cart works when elements on the page have names or IDs that shadow ${name}`, async ({
    page,
    testPage,
    server,
    consoleMessages,
  }) => {
    // Third-party libraries may log errors when page content shadows these properties.
    consoleMessages.allow(/^(warning|error|uncaught): /)
    server.policy = ''
    const monitor = new InjectionMonitor(page, testPage.origin)
    await monitor.install()
    await testPage.open(`${markup.join('')}${shopBody}`)
    await expect.poll(() => page.evaluate(pressAdd)).toBe(true)
    await expect.poll(() => page.evaluate(isAdded)).toBe(true)
    expect(monitor.unexpectedRequests(), 'unexpected requests').toEqual([])
    expect(await monitor.executedCalls(), 'executed calls').toEqual([])
  })
}

/**
 * Runs in the page. Presses “Add to Cart” once the card is there, and returns whether it was. Calls `querySelector` on
 * the prototype, because `document.querySelector` is clobbered. Playwright's locators do not work for the same reason.
 */
function pressAdd(): boolean {
  const grid = Document.prototype.querySelector.call(document, 'store-grid')?.shadowRoot
  const cards = [...(grid?.querySelectorAll('[part=card]') ?? [])]
  const card = cards.find(({ textContent }) => textContent?.includes('Linked Smoke Alarm'))
  const button = card?.querySelector<HTMLButtonElement>('[part=button]')
  button?.click()
  return Boolean(button)
}

/** Runs in the page. Returns whether the product is in the saved cart and a toast says so. */
function isAdded(): boolean {
  const toasts = Document.prototype.querySelector.call(document, 'toast-area')?.shadowRoot
  const hasToast = toasts?.textContent?.includes('has been added to your cart.') ?? false
  return hasToast && Boolean(localStorage.getItem('e-commerce-cart')?.includes('Linked Smoke Alarm'))
}

test('the website sets the page’s title when forms on the page have names of document properties', async ({
  page,
  site,
}) => {
  await site.open('/')
  site.testPage.server.website = site.testPage.server.website.replace(
    '<body>',
    '$&<form name="head"></form><form name="body"></form><form name="documentElement"></form><img name="title" alt="">',
  )
  await page.reload()
  await site.link('Store').click()
  await expect(page).toHaveTitle(/^Store - /)
  await page.goBack()
  await expect(page).toHaveTitle(/Professional Electrical Services/)
})
