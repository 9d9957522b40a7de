import type { Page } from '@playwright/test'
import { cutTexts, smallTargets, spread, wideBoxes } from './support/measure.ts'
import { openCart } from './support/shop.ts'
import { expect, routes, states, test } from './support/site-screens.ts'

const widths = [320, 360, 390, 600, 768, 1024, 1280, 1920]
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

test.describe('whatever the width', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`${path} never scrolls sideways and cuts no text`, async ({ page, go }) => {
      await go(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await wideBoxes(page), `at ${width} px`).toEqual([])
        expect(await cutTexts(page), `at ${width} px`).toEqual([])
      }
    })
  }

  test('the cart and the menu fit the narrowest phone', async ({ page, go }) => {
    for (const name of ['the cart with lines', 'the open menu']) {
      await states[name]?.(page, go)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await wideBoxes(page), name).toEqual([])
      expect(await cutTexts(page), name).toEqual([])
    }
  })
})

test.describe('for a finger', () => {
  test.use({ ...calm, viewport: { width: 390, height: 800 } })

  for (const path of Object.keys(routes)) {
    test(`every control on ${path} is large enough`, async ({ page, go }) => {
      await go(path)
      expect(await smallTargets(page)).toEqual([])
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'a toast over the home screen']) {
    test(`every control of ${name} is large enough`, async ({ page, go }) => {
      await states[name]?.(page, go)
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

const larger: Record<string, (page: Page) => Promise<unknown>> = {
  'zoomed to 200 %': (page) => page.setViewportSize({ width: 640, height: 400 }),
  'zoomed to 400 %': (page) => page.setViewportSize({ width: 320, height: 256 }),
  'with the text spacing somebody needs': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await spread(
      page,
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
  },
  'with text twice as large': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await spread(page, ':host { --ee-font-size: 32px }')
  },
  'with text twice as large on a desktop': (page) => spread(page, ':host { --ee-font-size: 32px }'),
}

for (const [name, enlarge] of Object.entries(larger)) {
  test.describe(name, () => {
    test.use(calm)
    for (const path of Object.keys(routes)) {
      test(`${path} loses nothing ${name}`, async ({ page, go }) => {
        await go(path)
        await enlarge(page)
        expect(await cutTexts(page)).toEqual([])
        expect(await wideBoxes(page)).toEqual([])
      })
    }

    test(`the cart loses nothing ${name}`, async ({ page, go }) => {
      await states['the cart with lines']?.(page, go)
      await page.keyboard.press('Escape')
      await enlarge(page)
      await openCart(page)
      expect(await cutTexts(page)).toEqual([])
      expect(await wideBoxes(page)).toEqual([])
    })
  })
}

for (const delay_ms of [0, 300]) {
  test.describe(`while a store answers after ${delay_ms} ms`, () => {
    for (const path of [...Object.keys(routes), '/#contact']) {
      for (const width of [390, 1280]) {
        test(`nothing on ${path} jumps at ${width} px`, async ({ page, go }) => {
          await page.setViewportSize({ width, height: 800 })
          await watchShifts(page)
          await page.route('**/provider/**', async (route) => {
            await new Promise((done) => setTimeout(done, delay_ms))
            await route.continue()
          })
          await go(path)
          await page.waitForLoadState('networkidle')
          expect(await shifts(page)).toEqual([])
        })
      }
    }
  })
}

/** Has the page keep a list of what moved by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = []
    Reflect.set(window, 'shifts', found)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as {
          value: number
          sources?: { node: Node | null }[]
        }
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 30) || node?.nodeName)
        found.push(`${value.toFixed(4)}: ${nodes.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shifts(page: Page): Promise<unknown> {
  // What the last frame moved is told after the next one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}
