import type { Locator, Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { expect, test } from './support/site-screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, gap] of [
  [1280, 96],
  [390, 56],
] as const) {
  test(`the sections of the home screen are ${gap} px apart at a window width of ${width} px`, async ({
    page,
    site,
    openScreen,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openScreen('/')
    const lastElements = { home: 'svg', services: '[part=rates]', about: 'dl' }
    const names = ['home', 'services', 'about', 'contact'] as const
    for (const [index, name] of (['home', 'services', 'about'] as const).entries()) {
      const end = await boxOf(site.section(name).locator(lastElements[name]).last())
      const next = site.section(names[index + 1] ?? '')
      const start = await boxOf(next.locator('section > *').first())
      expect(Math.round(start.y - end.y - end.height), `below ${name}`).toBe(gap)
    }
  })
}

for (const width of [390, 768, 1280]) {
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
