import type { Browser, Page } from '@playwright/test'
import { expect, type Hosts, test as hostsTest, styledHosts } from './support/hosts.ts'
import { type Clip, expectSamePixels, steadyPicture } from './support/same-pixels.ts'
import { linesIn, openCart } from './support/shop.ts'

// No space between the stands, which would stay behind when they go.
const pages = {
  shop: [
    ['cart-button', 'product-detail product-id="prod_tee"', 'store-grid'],
    ['quote-form', 'service-list', 'about-owner', 'contact-info phone="(555) 010-0199"', 'order-success'],
  ]
    .map(standWith)
    .join(''),
  site: standWith(['electrician-site business-name="Volt &amp; Sons" routing="hash"']),
}

const desktop = { width: 1600, height: 1500 }
const phone = { width: 390, height: 844 }

function standWith(tags: string[]): string {
  return `<div data-stand>${tags.map((tag) => `<${tag}></${tag.split(' ')[0]}>`).join('')}</div>`
}

type See = (what: string, clip: Clip) => Promise<void>

/** Pictures of a page, by what they show. */
type Looks = Map<string, Buffer>

const test = hostsTest.extend<object, { known: Map<string, Looks> }>({
  known: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  // A part of the screen that is drawn over itself has other edges than one drawn at once.
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-partial-raster'] })
    },
    { scope: 'worker' },
  ],
})

// Everything is drawn more than once.
test.slow()

for (const [host, what] of Object.entries(styledHosts)) {
  test(`on ${what} every tag looks as on a blank page`, async ({ page, browser, hosts, known }) => {
    const blank = host === 'right-to-left' ? 'blank-right-to-left' : 'blank'
    const looks = known.get(blank) ?? (await looksOn(blank, browser, hosts))
    known.set(blank, looks)
    await tour(page, hosts, host, async (sight, clip) => {
      // What is part of the page may stand behind others; what opens above it may not.
      if (host === 'banners' && /^the (tags|website)/.test(sight)) return
      await expectSamePixels(page, clip, looks.get(sight) as Buffer, sight)
    })
  })

  test(`${what} looks the same without the script and after its tags have gone`, async ({ page, hosts }) => {
    await hosts.serve(host, { ...pages, bare: '' })
    await page.setViewportSize(desktop)
    await page.goto(hosts.addressOf('bare'))
    const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window))
    const [before, known] = [new Set(await globals()), await steadyPicture(page, screenOf(page))]
    await page.goto(hosts.addressOf('shop'))
    await setUp(page, desktop)
    expect((await globals()).filter((name) => !before.has(name))).toEqual(['ElectricianElements'])
    await page.evaluate(() => {
      for (const stand of document.querySelectorAll('[data-stand]')) stand.remove()
    })
    await expectSamePixels(page, screenOf(page), known, 'the page')
  })
}

async function looksOn(host: string, browser: Browser, hosts: Hosts): Promise<Looks> {
  const page = await browser.newPage()
  const looks: Looks = new Map()
  await tour(page, hosts, host, async (sight, clip) => void looks.set(sight, await steadyPicture(page, clip)))
  await page.close()
  return looks
}

/** Goes through shop and website and shows each of their sights. */
async function tour(page: Page, hosts: Hosts, host: string, see: See): Promise<void> {
  await hosts.serve(host, pages)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(hosts.addressOf('shop'))
  await seeShop(page, see)
  await page.goto(hosts.addressOf('site'))
  for (const [size, where] of [[phone, 'on a phone'] as const, [desktop, 'on a desk'] as const]) {
    await setUp(page, size)
    await see(`the website ${where}`, screenOf(page))
  }
}

async function seeShop(page: Page, see: See): Promise<void> {
  await setUp(page, desktop)
  await see('the tags', screenOf(page))
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
  const box = await boxOf(page, '[part=toast]')
  // Without its round corners, beside which the page shows.
  await see('the notice', { ...box, x: Math.ceil(box.x), y: Math.ceil(box.y) + 14, height: box.height - 30 })
  await page.getByRole('button', { name: 'Close notification' }).click()
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(1)
  await see('the cart', await boxOf(page, '[part=panel]'))
  await page.setViewportSize(phone)
  await see('the cart on a phone', await boxOf(page, '[part=panel]'))
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await setUp(page, phone)
  await see('the tags on a phone', screenOf(page))
}

/** All of the screen below what the page itself begins with. */
function screenOf(page: Page): Clip {
  const { width, height } = page.viewportSize() ?? desktop
  return { x: 0, y: 100, width, height: height - 100 }
}

async function boxOf(page: Page, selector: string): Promise<Clip> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  return box
}

/** Where a stand is and how large: enough to compare it, and nothing that the tags in it would inherit. */
const place =
  'display: grid; position: absolute; top: 100px; height: auto; min-width: 0; max-width: none; margin: 0; padding: 0; border: 0; float: none; background: #fff;'

/** Puts the tags side by side, or one below the other on a phone, where no style of the page can move them. */
async function setUp(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.locator('[data-stand]').evaluateAll((stands, css) => {
    const width = innerWidth / (innerWidth > 800 ? stands.length : 1)
    for (const [index, stand] of stands.entries()) {
      const here = `${css} left: ${index * width}px; width: ${width}px;`
      ;(stand as HTMLElement).style.cssText = here.replaceAll(';', ' !important;')
    }
    scrollTo(0, 0)
  }, place)
  // The last to come of each page.
  await expect(page.getByText('24 in stock!').or(page.getByRole('contentinfo')).first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await everyPictureHere(page)
}

/** Waits for the pictures on the screen; those further down are loaded when somebody comes near. */
async function everyPictureHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
    const isHere = ({ top, width }: DOMRect) => width > 0 && top < innerHeight
    await Promise.all(
      images.filter((image) => isHere(image.getBoundingClientRect())).map((image) => image.decode()),
    )
  })
}
