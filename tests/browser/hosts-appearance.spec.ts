import type { Page } from '@playwright/test'
import { expect, type HostPages, test as hostsTest, styledHosts } from './support/host-pages.ts'
import { type Clip, expectSameScreenshot, stableScreenshot } from './support/screenshots.ts'
import { cartItemsIn, openCart } from './support/shop.ts'

// There is no whitespace between the columns, because it would remain on the page after the columns are removed.
const pages = {
  shop: [
    ['cart-button', 'product-detail product-id="prod_tee"', 'store-grid'],
    ['quote-form', 'service-list', 'about-owner', 'contact-info phone="(555) 010-0199"', 'order-success'],
  ]
    .map(columnWith)
    .join(''),
  site: columnWith(['electrician-site business-name="Volt &amp; Sons" routing="hash"']),
}

const desktop = { width: 1600, height: 1500 }
const phone = { width: 390, height: 844 }

function columnWith(tags: string[]): string {
  return `<div data-column>${tags.map((tag) => `<${tag}></${tag.split(' ')[0]}>`).join('')}</div>`
}

type Inspect = (name: string, clip: Clip) => Promise<void>

const test = hostsTest.extend<object, { reference: Map<string, Buffer> }>({
  /** The screenshots of a blank page, keyed by name. */
  reference: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  // Disable partial rasterization, because partial repaints can antialias edges differently.
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-partial-raster'] })
    },
    { scope: 'worker' },
  ],
})

// Triple the timeout, because every screenshot is taken more than once.
test.slow()
// One worker runs all tests, so that the screenshots of the blank page are taken only once.
test.describe.configure({ mode: 'default' })

for (const [host, description] of Object.entries(styledHosts)) {
  test(`elements on ${description} look the same as on a blank page`, async ({
    page,
    browser,
    hostPages,
    reference,
  }) => {
    if (reference.size === 0) {
      const blankPage = await browser.newPage()
      await inspectAll(blankPage, hostPages, 'blank', async (name, clip) => {
        reference.set(name, await stableScreenshot(blankPage, clip))
      })
      await blankPage.close()
    }
    await inspectAll(page, hostPages, host, (name, clip) =>
      expectSameScreenshot(page, clip, reference.get(name) as Buffer, name),
    )
  })
}

test('removing the elements restores the original look of the page', async ({ page, hostPages }) => {
  await hostPages.serve('bootstrap5', { ...pages, bare: '' })
  await page.setViewportSize(desktop)
  await page.goto(hostPages.addressOf('bare'))
  const screenshot = await stableScreenshot(page, screenOf(page))
  await page.goto(hostPages.addressOf('shop'))
  await layOut(page, desktop)
  await page.evaluate(() => {
    for (const column of document.querySelectorAll('[data-column]')) column.remove()
  })
  await expectSameScreenshot(page, screenOf(page), screenshot, 'the page')
})

/** Opens the shop and the website on a host page and calls `inspect` in each of their states. */
async function inspectAll(page: Page, hostPages: HostPages, host: string, inspect: Inspect): Promise<void> {
  await hostPages.serve(host, pages)
  await page.goto(hostPages.addressOf('shop'))
  await inspectShop(page, inspect)
  await page.goto(hostPages.addressOf('site'))
  for (const [size, device] of [[phone, 'on a phone'] as const, [desktop, 'on a desktop'] as const]) {
    await layOut(page, size)
    await inspect(`the website ${device}`, screenOf(page))
  }
}

async function inspectShop(page: Page, inspect: Inspect): Promise<void> {
  await layOut(page, desktop)
  await inspect('the elements', screenOf(page))
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
  const box = await boxOf(page, '[part=toast]')
  // Exclude the rounded corners, because the page is visible behind them.
  await inspect('the toast', {
    ...box,
    x: Math.ceil(box.x),
    y: Math.ceil(box.y) + 14,
    height: box.height - 30,
  })
  await page.getByRole('button', { name: 'Close notification' }).click()
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
  await inspect('the cart', await boxOf(page, '[part=panel]'))
  await page.setViewportSize(phone)
  await inspect('the cart on a phone', await boxOf(page, '[part=panel]'))
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await layOut(page, phone)
  await inspect('the elements on a phone', screenOf(page))
}

/** Returns the visible area without its top 100 px, which the page fills with its own content. */
function screenOf(page: Page): Clip {
  const { width, height } = page.viewportSize() ?? desktop
  return { x: 0, y: 100, width, height: height - 100 }
}

async function boxOf(page: Page, selector: string): Promise<Clip> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  return box
}

/** The layout styles of a column. They include no inherited properties, so they do not affect the elements inside. */
const columnStyle =
  'display: grid; position: absolute; top: 100px; height: auto; min-width: 0; max-width: none; margin: 0; padding: 0; border: 0; float: none; background: #fff;'

/**
 * Places the columns side by side, regardless of the page's styles. On a phone, each column is as wide as the screen.
 */
async function layOut(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.locator('[data-column]').evaluateAll((columns, css) => {
    const width = innerWidth / (innerWidth > 800 ? columns.length : 1)
    for (const [index, column] of columns.entries()) {
      const style = `${css} left: ${index * width}px; width: ${width}px;`
      ;(column as HTMLElement).style.cssText = style.replaceAll(';', ' !important;')
    }
    scrollTo(0, 0)
  }, columnStyle)
  // Wait for the content that appears last on each page.
  await expect(page.getByText('24 in stock!').or(page.getByRole('contentinfo')).first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await waitForVisibleImages(page)
}

/** Waits until the images on screen are loaded. Images further down load lazily. */
async function waitForVisibleImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
    const isOnScreen = ({ top, width }: DOMRect) => width > 0 && top < innerHeight
    await Promise.all(
      images.filter((image) => isOnScreen(image.getBoundingClientRect())).map((image) => image.decode()),
    )
  })
}
