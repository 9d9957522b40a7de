import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { borderOf, computedStyleOf } from './support/appearance.ts'
import { addFromCard, cardOf, cartButton, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/site-screens.ts'
import { expectOrder } from './support/text-direction.ts'

test.describe('in a right-to-left layout', () => {
  test('the header, the cart and the arrow icons are mirrored', async ({ page, openScreen }) => {
    await openScreen('/product/prod_tee')
    const header = page.getByRole('banner')
    const logo = header.getByRole('link', { name: 'Volt & Sons' })
    expect(await middleOf(logo)).toBeLessThan(640)
    const arrow = page.getByRole('link', { name: 'Back to Store' }).locator('svg')
    const next = page.getByRole('button', { name: 'Next picture' })
    expect(await scaleOf(arrow)).toBe('none')
    await setRightToLeft(page)
    expect(await middleOf(logo)).toBeGreaterThan(640)
    expect(await scaleOf(arrow)).toBe('-1 1')
    expect(await scaleOf(next.locator('svg'))).toBe('-1 1')
    expect(await middleOf(next)).toBeLessThan(
      await middleOf(page.getByRole('button', { name: 'Previous picture' })),
    )
    // Phone numbers are left-to-right text in every language.
    await expectOrder(header.getByText('(555) 010-0199', { exact: true }).first(), '5', '9')
    const drawer = await openCart(page)
    expect(await middleOf(drawer.getByRole('heading', { name: 'Shopping Cart' }))).toBeLessThan(440)
  })
})

test.describe('in forced colors mode', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  test('buttons, badges and cards have a visible border', async ({ page, openScreen }) => {
    await openScreen('/')
    for (const name of ['Book Now', 'Schedule a Consultation', 'Request a Quote']) {
      expect(await borderOf(page.getByRole('button', { name }).first()), name).toBe('visible')
    }
    expect(
      await borderOf(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Call \(555\)/ })
          .first(),
      ),
    ).toBe('visible')
    await openScreen('/store')
    await addFromCard(page, mug)
    expect(await borderOf(cartButton(page).getByText('1', { exact: true }))).toBe('visible')
    expect(await borderOf(page.getByText('Bestseller'))).toBe('visible')
    expect(await borderOf(cardOf(page, mug).getByText('$16.00'))).toBe('visible')
    expect(await borderOf(cardOf(page, mug))).toBe('visible')
  })

  test('the focused control has a visible outline', async ({ page, openScreen }) => {
    await openScreen('/')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator('electrician-site :focus')
      const { outlineStyle, outlineWidth } = await computedStyleOf(focused)
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px'])
    }
  })
})

for (const width of [390, 1280]) {
  test(`the decorative wire runs from the house in the hero to the emergency call button at a window width of ${width} px`, async ({
    page,
    site,
    openScreen,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openScreen('/')
    const scene = await boxOf(site.section('home').locator('svg').last())
    const call = await boxOf(page.locator('[part=emergency]').getByRole('link'))
    await expect
      .poll(() => isOnWire(page, scene.x, scene.y + scene.height - (scene.width * 22.5) / 180))
      .toBe(true)
    expect(await isOnWire(page, call.x - 1, call.y + call.height / 2)).toBe(true)
    expect(await isOnWire(page, call.x + 10, call.y + call.height / 2)).toBe(false)
  })
}

test('the links in the footer are readable with a dark accent color', async ({ page, openScreen }) => {
  await openScreen('/')
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--ee-accent', '#0b6bcb')
    document.documentElement.style.setProperty('--ee-on-accent', '#fff')
  })
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

for (const [scheme, color] of Object.entries({ light: 'rgb(250, 248, 244)', dark: 'rgb(16, 21, 28)' })) {
  test(`the website is ${scheme} when the page’s color-scheme is ${scheme}`, async ({ page, openScreen }) => {
    // The page’s color scheme must override the visitor’s preference.
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
    await openScreen('/')
    await page.evaluate((wanted) => {
      document.documentElement.style.colorScheme = wanted
    }, scheme)
    const background = page.locator('electrician-site').locator('> *, .root').first().locator('> *').first()
    expect((await computedStyleOf(background)).backgroundColor).toBe(color)
    const field = page.getByRole('textbox', { name: 'Name *' })
    expect((await computedStyleOf(field)).backgroundColor).toBe(color)
  })
}

function setRightToLeft(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
}

/** Returns whether the decorative wire on the home screen covers a point in the window. */
function isOnWire(page: Page, x: number, y: number): Promise<boolean> {
  return page.locator('.wire path').evaluate(
    (path: SVGPathElement, [x, y]) => {
      const { left, top } = path.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect()
      return path.isPointInStroke(new DOMPoint(x - left, y - top))
    },
    [x, y] as const,
  )
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no box`)
  return box
}

async function middleOf(target: Locator): Promise<number> {
  const { x, width } = await boxOf(target)
  return x + width / 2
}

async function scaleOf(target: Locator): Promise<string> {
  return (await computedStyleOf(target)).scale
}
