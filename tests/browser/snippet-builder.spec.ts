import type { FrameLocator, Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { addFromCard, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const snippetOn = (page: Page) => field(page, 'For your page')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
/** The status message that appears after the visitor copies the snippet. */
const copyStatus = (page: Page) => page.locator('#copied')
const preview = (page: Page) => page.frameLocator('iframe')
const addButtonIn = (frame: FrameLocator) =>
  frame
    .getByRole('listitem')
    .filter({ has: frame.getByRole('heading', { name: mug }) })
    .getByRole('button')
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check()

async function open(page: Page): Promise<void> {
  await page.goto('/snippet-builder.html')
  await expect(snippetOn(page)).not.toHaveValue('')
}

test('a copied snippet works on a page whose origin differs from the script’s origin', async ({
  page,
  testPage,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page, 'Address of the script’s folder').fill(testPage.origin)
  await field(page, 'Store host').fill(`${testPage.origin}/provider`)
  await field(page, 'Store id').fill('demo')
  const checksum = page.getByRole('checkbox', { name: /^Add a checksum/ })
  await expect(checksum).toBeHidden()
  await choice(page, 'Script').selectOption('One file')
  await checksum.check()
  await page.getByRole('button', { name: 'Copy the snippet' }).click()
  await expect(copyStatus(page)).toHaveText('Copied. Now paste it.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await snippetOn(page).inputValue())
  expect(copied).toContain('integrity="sha384-')

  server.policy = ''
  testPage.serve('page.html', { body: copied, script: '' })
  await page.goto(`${server.originAt('127.0.0.1')}/page.html`)
  await addFromCard(page, mug)
  await openCart(page)
})

test('a copied snippet loads the modules from another origin', async ({ page, testPage, server }) => {
  await open(page)
  await field(page, 'Address of the script’s folder').fill(testPage.origin)
  await field(page, 'Store host').fill(`${testPage.origin}/provider`)
  await field(page, 'Store id').fill('demo')
  await expect(snippetOn(page)).toHaveValue(/type="module"/)
  server.policy = ''
  testPage.serve('page.html', { body: await snippetOn(page).inputValue(), script: '' })
  await page.goto(`${server.originAt('127.0.0.1')}/page.html`)
  await addFromCard(page, mug)
  await openCart(page)
})

test('the snippet builder selects the text of the snippet when the browser blocks copying', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await open(page)
  await page.getByRole('button', { name: 'Copy the snippet' }).click()
  await expect(copyStatus(page)).toContainText('The text is selected')
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(selected).toBe(await snippetOn(page).inputValue())
})

test('a product can be added to the cart in the preview of the snippet for a WordPress author', async ({
  page,
}) => {
  await open(page)
  const host = choice(page, 'Your website is made with')
  await host.selectOption('WordPress, as an author')
  const chosen = `host=${await host.inputValue()}`
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(chosen))).toBe(true)
  await addButtonIn(preview(page)).click()
  await expect(preview(page).getByText(`${mug} has been added to your cart.`)).toBeVisible()
})

test('the snippet builder restores the choices from the URL', async ({ page }) => {
  await open(page)
  await choose(page, 'Single elements')
  await page.getByRole('checkbox', { name: 'Quote form' }).check()
  await page.getByRole('checkbox', { name: 'Cart', exact: true }).uncheck()
  await page.getByText('Attributes of the elements').click()
  await field(page, 'Endpoint').fill('https://sparks.com/quotes')
  await field(page, 'Store host').fill('https://api.sparks.com')
  await field(page, 'Accent').fill('#0b6bcb')
  await field(page, 'Font').fill('Georgia, serif')
  await expect(page).toHaveURL(/what=elements&.*store-host=.*quote-form\.endpoint=.*style\.font=Georgia/)
  const snippet = await snippetOn(page).inputValue()
  const css = await page.getByLabel('For the field called').inputValue()
  expect(snippet).toContain('<quote-form endpoint="https://sparks.com/quotes">')
  expect(css).toContain('--ee-font: Georgia, serif;')
  await page.reload()
  await expect(snippetOn(page)).toHaveValue(snippet)
  await expect(page.getByLabel('For the field called')).toHaveValue(css)
  await expect(page.getByRole('checkbox', { name: 'Cart', exact: true })).not.toBeChecked()
  const warnings = page.getByRole('list', { name: 'Before you paste' })
  await expect(warnings).toContainText('These choices came from a link.')
})

test('the snippet builder has a React tab that can be opened with the arrow keys', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'HTML' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'React' })).toBeFocused()
  await expect(field(page, 'For your React app')).toHaveValue(/^import 'electrician-elements\/store-front'/)
  await expect(snippetOn(page)).toBeHidden()
})

test('the preview in the snippet builder shows a message in place of the store’s checkout', async ({
  page,
}) => {
  await open(page)
  await addButtonIn(preview(page)).click()
  await preview(page).getByRole('button', { name: 'Open cart' }).click()
  await preview(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(preview(page).getByText('your store’s checkout opens now')).toBeVisible()
})

test('the preview in the snippet builder follows the language and the price format', async ({ page }) => {
  await open(page)
  await choice(page, 'Language').selectOption('Deutsch')
  await choice(page, 'Price format').selectOption('As usual in the language')
  const card = preview(page)
    .getByRole('listitem')
    .filter({ has: preview(page).getByRole('heading', { name: mug }) })
  await expect(card.getByRole('button')).toContainText('In den Warenkorb')
  await expect(card).toContainText(/\d,\d\d\s\$/)
  await choice(page, 'Language').selectOption('العربية')
  await expect(card.getByRole('button')).toContainText('إضافة إلى السلة')
  await expect(preview(page).locator('store-front')).toHaveCSS('direction', 'rtl')
  await choice(page, 'Language').selectOption('English')
  await expect(card.getByRole('button')).toContainText('Add to Cart')
})

test.describe('the snippet builder', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [390, 1280]) {
    test(`is accessible and fits at a window width of ${width} px in light and dark mode`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await choose(page, 'Single elements')
      await field(page, 'Accent').fill('#0b6bcb')
      await choice(page, 'Your website is made with').selectOption('WordPress, as an author')
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await accessibilityProblems(page), colorScheme).toEqual([])
      }
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    })
  }

  test('can build and copy a snippet using only the keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.getByRole('radio', { name: 'The whole store' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(snippetOn(page)).toHaveValue(/<electrician-site/)
    await page.keyboard.press('Tab')
    await expect(field(page, 'Business name')).toBeFocused()
    await page.keyboard.type('Watt Works')
    await page.getByRole('button', { name: 'Copy the snippet' }).press('Enter')
    await expect(copyStatus(page)).toContainText('Copied, but the code still contains placeholders')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('business-name="Watt Works"')
  })
})
