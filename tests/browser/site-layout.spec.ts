import type { Page } from '@playwright/test'
import { applyStyles, clippedTexts, overflowingBoxes, smallTargets } from './support/site-layout.ts'
import { expect, routes, siteStates, test } from './support/site-screens.ts'

const widths = [320, 360, 390, 600, 768, 1024, 1280, 1920]
const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

test.describe('whatever the width', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`${path} never scrolls sideways and cuts no text`, async ({ page, openScreen }) => {
      await openScreen(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowingBoxes(page), `at ${width} px`).toEqual([])
        expect(await clippedTexts(page), `at ${width} px`).toEqual([])
      }
    })
  }

  test('the cart and the menu fit the narrowest phone', async ({ page, openScreen }) => {
    for (const name of ['the cart with lines', 'the open menu']) {
      await siteStates[name]?.(page, openScreen)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowingBoxes(page), name).toEqual([])
      expect(await clippedTexts(page), name).toEqual([])
    }
  })
})

test.describe('for a finger', () => {
  test.use({ ...calm, viewport: { width: 390, height: 800 } })

  for (const path of Object.keys(routes)) {
    test(`every control on ${path} is large enough`, async ({ page, openScreen }) => {
      await openScreen(path)
      expect(await smallTargets(page)).toEqual([])
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'a toast over the home screen']) {
    test(`every control of ${name} is large enough`, async ({ page, openScreen }) => {
      await siteStates[name]?.(page, openScreen)
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const twice = ':host { --ee-font-size: 32px }'

/** What somebody who sees less well does to a page; a zoom is a smaller screen to it. */
const larger = [
  { name: 'at a zoom of 200 %', width: 640, height: 400, css: '' },
  { name: 'at a zoom of 400 %', width: 320, height: 256, css: '' },
  { name: 'with wide text spacing on a phone', width: 390, height: 800, css: spacing },
  { name: 'with wide text spacing', width: 1280, height: 800, css: spacing },
  { name: 'with text twice as large on a phone', width: 390, height: 800, css: twice },
  { name: 'with text twice as large', width: 1280, height: 800, css: twice },
]

test.describe('however large the text', () => {
  test.use(calm)

  for (const path of Object.keys(routes)) {
    test(`${path} loses none of it`, async ({ page, openScreen }) => {
      await openScreen(path)
      for (const settings of larger) await expectNothingLost(page, settings)
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'the form with errors']) {
    test(`${name} loses none of it`, async ({ page, openScreen }) => {
      await siteStates[name]?.(page, openScreen)
      for (const settings of larger) await expectNothingLost(page, settings)
    })
  }
})

const speeds = [
  { name: 'at once', delay_ms: 0, paths: [...Object.keys(routes), '/#contact'] },
  { name: 'slowly', delay_ms: 300, paths: ['/store', '/product/prod_tee'] },
]
for (const { name, delay_ms, paths } of speeds) {
  for (const path of paths) {
    for (const width of [390, 1280]) {
      test(`nothing on ${path} jumps at ${width} px where the store answers ${name}`, async ({
        page,
        openScreen,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await watchShifts(page)
        await page.route('**/provider/**', async (route) => {
          await new Promise((done) => setTimeout(done, delay_ms))
          await route.continue()
        })
        await openScreen(path)
        await page.waitForLoadState('networkidle')
        expect(await shifts(page)).toEqual([])
      })
    }
  }
}

test('a jump would be noticed', async ({ page, openScreen }) => {
  await watchShifts(page)
  await openScreen('/success')
  await page.evaluate(() => document.body.prepend('Late', document.createElement('hr')))
  await expect.poll(() => shifts(page)).not.toEqual([])
})

async function expectNothingLost(page: Page, { name, css, ...size }: (typeof larger)[number]): Promise<void> {
  await page.setViewportSize(size)
  await applyStyles(page, css)
  expect(await clippedTexts(page), name).toEqual([])
  expect(await overflowingBoxes(page), name).toEqual([])
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
