import type { Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { animatedElements } from './support/appearance.ts'
import { sidewaysOverflows } from './support/overflow.ts'
import { addFromCard, cartItemsIn, mug, openCart } from './support/shop.ts'
import { applyStyles, clippedTexts, smallTargets } from './support/site-layout.ts'
import { expect, routes, test } from './support/site-screens.ts'

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const doubledText = ':host { --ee-font-size: 32px }'

/** Windows of phones, also with settings of visitors with low vision. The low window simulates 400% zoom. */
const narrow = [
  { width: 320, height: 256, css: '' },
  { width: 390, height: 800, css: spacing },
  { width: 390, height: 800, css: doubledText },
  { width: 390, height: 800, css: '' },
]
const wide = [
  { width: 600, height: 800, css: '' },
  { width: 768, height: 800, css: '' },
  { width: 1024, height: 800, css: '' },
  { width: 1920, height: 800, css: '' },
  { width: 1280, height: 800, css: spacing },
  { width: 1280, height: 800, css: doubledText },
  { width: 1280, height: 800, css: '' },
]

/** The website's screens and their states. Each function opens one in a narrow window. */
const screens: Record<string, (page: Page, openScreen: (path: string) => Promise<void>) => Promise<void>> = {
  ...Object.fromEntries(
    Object.keys(routes).map((path) => [`the page at ${path}`, (_, openScreen) => openScreen(path)]),
  ),
  'the open menu': async (page, openScreen) => {
    await openScreen('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
  'the cart with lines': async (page, openScreen) => {
    await openScreen('/store')
    await addFromCard(page, mug)
    await expect(cartItemsIn(await openCart(page))).toHaveCount(1)
  },
  'the form with errors': async (page, openScreen) => {
    await openScreen('/')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(page.getByRole('textbox', { name: 'Name *' })).toBeFocused()
  },
}

for (const [name, open] of Object.entries(screens))
  test(`${name} fits any window, text size and direction, has large controls and is accessible`, async ({
    page,
    openScreen,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, openScreen)
    for (const setting of narrow) await expectFit(page, setting)
    expect(await smallTargets(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityProblems(page), 'in dark mode').toEqual([])
    expect(await animatedElements(page)).toEqual([])

    for (const setting of wide) await expectFit(page, setting)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await accessibilityProblems(page), 'in light mode').toEqual([])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)

    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    for (const width of [320, 768, 1280]) await expectFit(page, { width, height: 800, css: '' })
  })

async function expectFit(page: Page, { css, ...size }: (typeof narrow)[number]): Promise<void> {
  await page.setViewportSize(size)
  await applyStyles(page, css)
  const message = `at ${size.width} px ${css}`
  await expect.poll(() => clippedTexts(page), message).toEqual([])
  await expect.poll(() => sidewaysOverflows(page), message).toEqual([])
}
