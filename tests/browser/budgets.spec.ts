import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

/** What the page asks for, in order, by kind and address; pictures aside, and the parts of an app, which its bundler makes. */
function listenTo(page: Page, script: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const kind = request.resourceType()
    const { pathname } = new URL(request.url())
    const isPart = script.startsWith('/app/') && pathname.startsWith('/app/') && pathname !== script
    if (kind !== 'image' && !isPart)
      asked.push(kind === 'fetch' ? `fetch ${pathname.split('/').at(-1)}` : `${kind} ${pathname}`)
  })
  return asked
}

test.describe('requests', () => {
  test('the home page asks for itself and for one script', async ({ page, site, script }) => {
    const asked = listenTo(page, script)
    await site.open('/')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['document /', `script ${script}`])
  })

  test('the store asks for itself, one script, its products and their stock', async ({
    page,
    site,
    script,
  }) => {
    const asked = listenTo(page, script)
    await site.open('/store')
    await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['document /store', `script ${script}`, 'fetch products', 'fetch variants'])
  })
})

test('a card is made of sixteen elements at most', async ({ page, site }) => {
  await site.open('/store')
  const cards = page.locator('[part=card]')
  await expect(cards.nth(11)).toBeVisible()
  const sizes = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('*').length + 1))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16)
})

test.describe('nothing moves', () => {
  const screens = [
    ['/', 'home'],
    ['/store', 'store'],
    ['/product/prod_tee', 'product'],
    ['/success', 'success'],
  ] as const

  for (const [path, screen] of screens) {
    for (const [device, viewport] of [
      ['a phone', { width: 412, height: 823 }],
      ['a desk', { width: 1280, height: 900 }],
    ] as const) {
      test(`${path} on ${device}, though the store answers late`, async ({ page, site }) => {
        await page.setViewportSize(viewport)
        await page.addInitScript(watchShifts)
        const { answers, letAnswer } = holdAnswers()
        await page.route(/\/provider\/store\//, async (route) => {
          await answers
          await route.continue()
        })
        await site.open(path)
        await twoFrames(page)
        letAnswer()
        if (screen === 'store') await expect(page.locator('[part=card]').nth(11)).toBeAttached()
        if (screen === 'product') await expect(page.getByRole('radio').first()).toBeAttached()
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
      })
    }
  }
})

function holdAnswers() {
  let letAnswer = () => {}
  const answers = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  return { answers, letAnswer }
}

/** Runs in the page: every shift that nobody asked for, with what moved. */
function watchShifts(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Reflect.get(entry, 'value')
      if (Reflect.get(entry, 'hadRecentInput')) continue
      const moved: { node?: Element }[] = Reflect.get(entry, 'sources')
      shifts.push(
        `${value.toFixed(4)}: ${moved.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
      )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Until what was changed has been drawn, and what was drawn has been told. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
