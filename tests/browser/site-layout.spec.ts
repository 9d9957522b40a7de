import type { Page } from '@playwright/test'
import { sidewaysOverflows } from './support/overflow.ts'
import { applyStyles, clippedTexts, smallTargets } from './support/site-layout.ts'
import { expect, routes, siteStates, test } from './support/site-screens.ts'

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const doubledText = ':host { --ee-font-size: 32px }'

/** Window widths, and settings that visitors with low vision use. The low window simulates 400% zoom. */
const settings = [
  ...[390, 600, 768, 1024, 1280, 1920].map((width) => ({ width, height: 800, css: '' })),
  { width: 320, height: 256, css: '' },
  { width: 390, height: 800, css: spacing },
  { width: 1280, height: 800, css: spacing },
  { width: 390, height: 800, css: doubledText },
  { width: 1280, height: 800, css: doubledText },
]

test.describe('layout of the website', () => {
  for (const path of Object.keys(routes)) {
    test(`the page at ${path} fits at any window width, text size and spacing, also right to left`, async ({
      page,
      openScreen,
    }) => {
      await openScreen(path)
      for (const setting of settings) await expectFit(page, setting)
      await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
      for (const width of [320, 768, 1280]) await expectFit(page, { width, height: 800, css: '' })
    })
  }

  for (const name of ['the open menu', 'the cart with lines', 'the form with errors']) {
    test(`${name} fits if the page is zoomed or its text is large or widely spaced`, async ({
      page,
      openScreen,
    }) => {
      await siteStates[name]?.(page, openScreen)
      for (const setting of settings.filter(({ css, width }) => css || width === 320))
        await expectFit(page, setting)
    })
  }
})

test.describe('touch targets', () => {
  test.use({ viewport: { width: 390, height: 800 } })

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

async function expectFit(page: Page, { css, ...size }: (typeof settings)[number]): Promise<void> {
  await page.setViewportSize(size)
  await applyStyles(page, css)
  const message = `at ${size.width} px ${css}`
  await expect.poll(() => clippedTexts(page), message).toEqual([])
  await expect.poll(() => sidewaysOverflows(page), message).toEqual([])
}
