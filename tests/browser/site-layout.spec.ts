import type { Page } from '@playwright/test'
import { applyStyles, clippedTexts, overflowingBoxes, smallTargets } from './support/site-layout.ts'
import { expect, routes, siteStates, test } from './support/site-screens.ts'

const widths = { ltr: [320, 390, 600, 768, 1024, 1280, 1920], rtl: [320, 768, 1280] }
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const

test.describe('layout of the website', () => {
  test.use(reducedMotion)

  for (const path of Object.keys(routes)) {
    test(`the page at ${path} fits at any window width without clipped text, also right to left`, async ({
      page,
      openScreen,
    }) => {
      await openScreen(path)
      for (const [direction, sizes] of Object.entries(widths)) {
        await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction)
        for (const width of sizes) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowingBoxes(page), `${direction} at ${width} px`).toEqual([])
          expect(await clippedTexts(page), `${direction} at ${width} px`).toEqual([])
        }
      }
    })
  }

  test('the cart and the menu fit on a 320 px wide phone', async ({ page, openScreen }) => {
    for (const name of ['the cart with lines', 'the open menu']) {
      await siteStates[name]?.(page, openScreen)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowingBoxes(page), name).toEqual([])
      expect(await clippedTexts(page), name).toEqual([])
    }
  })
})

test.describe('touch targets', () => {
  test.use({ ...reducedMotion, viewport: { width: 390, height: 800 } })

  for (const path of Object.keys(routes)) {
    test(`every control on the page at ${path} is large enough to tap`, async ({ page, openScreen }) => {
      await openScreen(path)
      expect(await smallTargets(page)).toEqual([])
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'a toast over the home screen']) {
    test(`every control in ${name} is large enough to tap`, async ({ page, openScreen }) => {
      await siteStates[name]?.(page, openScreen)
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const doubledText = ':host { --ee-font-size: 32px }'

/** Settings that visitors with low vision use. A smaller window simulates page zoom. */
const largeTextSettings = [
  { name: 'at 200% zoom', width: 640, height: 400, css: '' },
  { name: 'at 400% zoom', width: 320, height: 256, css: '' },
  { name: 'with wide text spacing on a phone', width: 390, height: 800, css: spacing },
  { name: 'with wide text spacing', width: 1280, height: 800, css: spacing },
  { name: 'with doubled text size on a phone', width: 390, height: 800, css: doubledText },
  { name: 'with doubled text size', width: 1280, height: 800, css: doubledText },
]

test.describe('for visitors with low vision', () => {
  test.use(reducedMotion)

  for (const path of Object.keys(routes)) {
    test(`the page at ${path} clips no text when it is zoomed or its text is large or widely spaced`, async ({
      page,
      openScreen,
    }) => {
      await openScreen(path)
      for (const settings of largeTextSettings) await expectNothingClipped(page, settings)
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'the form with errors']) {
    test(`${name} clips no text when the page is zoomed or its text is large or widely spaced`, async ({
      page,
      openScreen,
    }) => {
      await siteStates[name]?.(page, openScreen)
      for (const settings of largeTextSettings) await expectNothingClipped(page, settings)
    })
  }
})

async function expectNothingClipped(
  page: Page,
  { name, css, ...size }: (typeof largeTextSettings)[number],
): Promise<void> {
  await page.setViewportSize(size)
  await applyStyles(page, css)
  expect(await clippedTexts(page), name).toEqual([])
  expect(await overflowingBoxes(page), name).toEqual([])
}
