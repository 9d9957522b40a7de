import { accessibilityProblems } from './support/accessibility.ts'
import { expect, test } from './support/test-page.ts'

const elements = `
  <p><cart-button></cart-button> <buy-button product-id="prod_tee"></buy-button></p>
  <product-card product-id="prod_tee"></product-card>
  <store-grid browse limit="2"></store-grid>
  <service-list></service-list>
  <about-owner></about-owner>
  <contact-info phone="(555) 010-0199"></contact-info>
  <quote-form></quote-form>
  <order-success></order-success>
  <product-detail product-id="prod_tee"></product-detail>`

/** The page's styles and supported color schemes. The section contains the elements. */
const cases: Record<string, { supports?: string; css: string; colorScheme?: 'dark' }> = {
  'a white page that claims to support dark mode': {
    supports: 'light dark',
    css: 'body { background: #fff; color: #222 }',
    colorScheme: 'dark',
  },
  'a dark page without a color scheme': { css: 'body { background: #101820; color: #fff }' },
  'a dark section with a dark color scheme': { css: 'section { background: #14213d; color-scheme: dark }' },
  'a light section of a dark page': {
    css: ':root { color-scheme: dark; background: #111 } section { background: #fefefe }',
  },
  'a picture behind another element': {
    css: 'section { position: relative } section::before { content: ""; position: absolute; inset: 0; z-index: -1; background: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=), #000 }',
  },
}

test.beforeEach(({ testPage }) => {
  // The tests' pages have inline styles.
  testPage.server.policy = ''
})

test('all text is readable on pages of any color', async ({ page, testPage }) => {
  await testPage.open(`<section>${elements}</section>`, { head: '<style></style>' })
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await expect(page.locator('store-grid [part=card]').first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  for (const [name, { supports = 'normal', css, colorScheme = 'light' }] of Object.entries(cases)) {
    await page.emulateMedia({ colorScheme })
    await page.locator('style').evaluate((style, text) => style.replaceChildren(text), css)
    await page.evaluate((value) => {
      const meta = document.querySelector('meta[name=color-scheme]') ?? document.createElement('meta')
      Object.assign(meta, { name: 'color-scheme', content: value })
      document.head.append(meta)
    }, supports)
    await expect.poll(() => accessibilityProblems(page, ['color-contrast']), name).toEqual([])
  }
})

test('a price in the owner’s color is readable on each background', async ({ page, testPage }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [ink, background] of [
    ['#ffffff', '#101820'],
    ['#1a2b4c', '#101820'],
    ['light-dark(#222, #eee)', '#ffffff'],
  ] as const)
    await test.step(`${ink} on ${background}`, async () => {
      await testPage.open('<buy-button product-id="prod_tee"></buy-button>', {
        head: `<style>:root { --ee-ink: ${ink} } body { background: ${background} }</style>`,
      })
      await expect(page.getByRole('button', { name: /^Add to Cart/ })).toBeVisible()
      await expect.poll(() => accessibilityProblems(page, ['color-contrast'])).toEqual([])
    })
})

test('elements have no background if the page sets `--ee-background: transparent`', async ({
  page,
  testPage,
}) => {
  await testPage.open('<buy-button product-id="prod_tee"></buy-button>', {
    head: '<style>:root { --ee-background: transparent }</style>',
  })
  await expect(page.locator('.root')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
