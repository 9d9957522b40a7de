import type { ElementReference } from '../support/webdriver.ts'
import { expect, openSite, test } from '../support/webkit.ts'
import type { WebKitPage } from '../support/webkit-page.ts'

for (const [scheme, background] of Object.entries({ light: 'rgb(250, 248, 244)', dark: 'rgb(16, 21, 28)' })) {
  test(`the cart drawer uses ${scheme} colors on a page with color-scheme ${scheme}`, async ({
    visitor,
    testPage,
  }) => {
    await testPage.openShop()
    await setOnPage(visitor, { colorScheme: scheme })
    await visitor.click('button', 'Open cart, empty')
    const panelColor = await visitor.driver.evaluate(() => {
      const panel = document.querySelector('cart-drawer')?.shadowRoot?.querySelector('[part=panel]')
      return panel && getComputedStyle(panel).backgroundColor
    })
    expect(panelColor).toBe(background)
  })
}

for (const [direction, side] of Object.entries({ ltr: 'right', rtl: 'left' })) {
  test(`the cart drawer opens on the ${side} on a page with text direction ${direction}`, async ({
    visitor,
    testPage,
  }) => {
    await testPage.openShop()
    await setOnPage(visitor, {}, direction)
    await visitor.click('button', 'Open cart, empty')
    const gaps = () =>
      visitor.driver.evaluate(() => {
        const panel = document.querySelector('cart-drawer')?.shadowRoot?.querySelector('[part=panel]')
        const { left = Number.NaN, right = Number.NaN } = panel?.getBoundingClientRect() ?? {}
        return { left: Math.round(left), right: Math.round(innerWidth - right) }
      })
    await expect.poll(gaps).toEqual({ ltr: { left: 840, right: 0 }, rtl: { left: 0, right: 840 } }[direction])
  })
}

test('the checkbox of the quote form is light when unchecked and dark when checked', async ({
  visitor,
  testPage,
}) => {
  await testPage.open('<quote-form></quote-form>')
  const box = await visitor.find('checkbox', 'This is an emergency')
  await expect.poll(() => lightnessOf(visitor, box)).toBeGreaterThan(200)
  await visitor.click('checkbox', 'This is an emergency')
  await expect.poll(() => lightnessOf(visitor, box)).toBeLessThan(200)
})

test('the website does not scroll horizontally on a phone, and its menu links open sections', async ({
  visitor,
  testPage,
}) => {
  await openSite(testPage, visitor, '/empty')
  for (const path of ['/', '/store', '/product/prod_tee']) {
    await openInPhoneFrame(visitor, path)
    await visitor.find('button', 'Open menu')
    const overflow = await visitor.driver.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await visitor.click('button', 'Open menu')
  await visitor.click('link', 'Contact')
  await visitor.sees('Request a Quote')
  await expect.poll(() => visitor.count('dialog', 'Menu')).toBe(0)
})

/**
 * Returns the average brightness of an element, from 0 to 255. Measures a screenshot, because computed styles do not
 * contain the colors of native checkboxes.
 */
async function lightnessOf(visitor: WebKitPage, element: ElementReference): Promise<number> {
  const { x, y, width, height } = await visitor.driver.evaluateOn(element, (box) =>
    box.getBoundingClientRect().toJSON(),
  )
  const measure = async (png: string, [left, top, across, down]: [number, number, number, number]) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    context.drawImage(image, left, top, across, down, 0, 0, across, down)
    const { data } = context.getImageData(0, 0, across, down)
    return data.reduce((sum, value) => sum + value, 0) / data.length
  }
  return visitor.driver.evaluate(measure, await visitor.driver.get('/screenshot'), [x, y, width, height])
}

/** Opens the website in an iframe as wide as a phone, because WebKit's window cannot be that narrow. */
async function openInPhoneFrame(visitor: WebKitPage, path: string): Promise<void> {
  await visitor.driver.post('/frame', { id: null })
  const [frame] = await visitor.driver.find(async (address) => {
    const iframe = document.createElement('iframe')
    Object.assign(iframe, { width: '390', height: '800', src: address })
    document.body.replaceChildren(iframe)
    await new Promise((done) => iframe.addEventListener('load', done))
    return [iframe]
  }, path)
  await visitor.driver.post('/frame', { id: frame })
}

function setOnPage(visitor: WebKitPage, style: { colorScheme?: string }, direction = 'ltr'): Promise<void> {
  return visitor.driver.evaluate(
    (pageStyle, dir) => {
      Object.assign(document.documentElement.style, pageStyle)
      document.documentElement.dir = dir
    },
    style,
    direction,
  )
}
