import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FrameLocator, Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { addFromCard, cardOf, mug, openCart } from './support/shop.ts'
import { builtScript } from './support/shop-server.ts'
import { expect, test } from './support/test-page.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const snippetOn = (page: Page) => field(page, 'For your page')
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const preview = (page: Page) => page.frameLocator('iframe')
const addButtonIn = (frame: FrameLocator) =>
  frame
    .getByRole('listitem')
    .filter({ has: frame.getByRole('heading', { name: mug }) })
    .getByRole('button')
const integrityIn = (snippet: string) => /integrity="(.*)"/.exec(snippet)?.[1]
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check()

async function open(page: Page): Promise<void> {
  await page.goto('/snippet-builder.html')
  await expect(snippetOn(page)).not.toHaveValue('')
}

test('a copied snippet works on a page whose origin differs from that of the script', async ({
  page,
  testPage,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await field(page, 'Where the script lies').fill(testPage.origin)
  await field(page, 'Store host').fill(`${testPage.origin}/provider`)
  await field(page, 'Store id').fill('demo')
  await page.getByRole('button', { name: 'Copy the snippet' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied. Now paste it.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await snippetOn(page).inputValue())
  expect(copied).toContain('integrity="sha384-')

  server.policy = ''
  testPage.serve('page.html', { body: copied, script: '' })
  await page.goto(`${server.originAt('127.0.0.1')}/page.html`)
  await expect(cardOf(page, mug)).toBeVisible()
  await addFromCard(page, mug)
  await openCart(page)
})

test('the snippet builder writes the checksum of the script into the snippet', async ({ page }) => {
  await open(page)
  const hash = createHash('sha384').update(readFileSync(builtScript)).digest('base64')
  expect(await snippetOn(page).inputValue()).toContain(`integrity="sha384-${hash}"`)
})

test('the snippet builder selects the snippet and says so when the browser refuses to copy it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await open(page)
  await page.getByRole('button', { name: 'Copy the snippet' }).click()
  await expect(page.getByRole('status')).toContainText('The text is selected')
  const selected = () => page.evaluate(() => getSelection()?.toString())
  expect(await selected()).toBe(await snippetOn(page).inputValue())
})

test('the snippet builder shows only the fields that the chosen elements need', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await choose(page, 'Single pieces')
  await page.getByRole('checkbox', { name: 'Quote form' }).check()
  await expect(snippetOn(page)).toHaveValue(/<cart-button>.*<store-grid .*<cart-drawer .*<quote-form>/s)
  await field(page, 'Page with one product').fill('/item/')
  await expect(snippetOn(page)).toHaveValue(/product-url="\/item\/\?product={id}"/)
  for (const name of ['Product listing', 'Cart'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck()
  await expect(page.getByRole('group', { name: 'Your store' })).toBeHidden()
  await expect(field(page, 'Owner’s name')).toBeHidden()
  await page.getByRole('checkbox', { name: 'About the owner' }).check()
  await expect(field(page, 'Owner’s name')).toBeVisible()
})

test('the snippet builder gives WordPress authors a second snippet for the administrator', async ({
  page,
}) => {
  await open(page)
  const forAdministrator = field(page, 'For an administrator, once for the whole site')
  await expect(forAdministrator).toBeHidden()
  await choice(page, 'Your website is made with').selectOption('WordPress, as an author')
  await expect(forAdministrator).toHaveValue(/^<script\n/)
  await expect(snippetOn(page)).toHaveValue(/^<div\n {2}data-electrician-element="store-front"/)
  const notes = page.getByRole('list', { name: 'Before you paste' })
  await expect(notes).toContainText('has to be put on the site once by an administrator')
})

test('the snippet preview for WordPress authors can add a product to the cart', async ({ page }) => {
  await open(page)
  const host = choice(page, 'Your website is made with')
  await host.selectOption('WordPress, as an author')
  const chosen = `host=${await host.inputValue()}`
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(chosen))).toBe(true)
  await addButtonIn(preview(page)).click()
  await expect(preview(page).getByText(`${mug} has been added to your cart.`)).toBeVisible()
})

test('the snippet builder puts chosen colors into a separate CSS field', async ({ page }) => {
  await open(page)
  const css = page.getByLabel('For the field called')
  await expect(css).toBeHidden()
  await field(page, 'Accent').fill('#0b6bcb')
  await expect(css).toHaveValue(/--ee-accent: #0b6bcb;/)
  await expect(snippetOn(page)).not.toHaveValue(/style|0b6bcb/)
})

test('a snippet with the lite script has its own file name and checksum and runs in the preview', async ({
  page,
}) => {
  await open(page)
  const withReact = await snippetOn(page).inputValue()
  await choice(page, 'Script').selectOption({ index: 1 })
  await expect(snippetOn(page)).toHaveValue(/\/electrician-elements\.lite\.js"\n {2}integrity="sha384-/)
  expect(integrityIn(await snippetOn(page).inputValue())).not.toBe(integrityIn(withReact))
  await expect(addButtonIn(preview(page))).toBeVisible()
})

test.describe('preview', () => {
  test('the snippet preview shows the elements in the chosen colors and color scheme', async ({ page }) => {
    await open(page)
    await expect(preview(page).getByRole('heading', { name: mug })).toBeVisible()
    await field(page, 'Accent').fill('#0b6bcb')
    await choice(page, 'Your page’s background').selectOption('Dark')
    const add = addButtonIn(preview(page))
    await expect(add).toHaveCSS('background-color', 'rgb(11, 107, 203)')
    await expect(preview(page).locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('the snippet preview opens a product from its card', async ({ page }) => {
    await open(page)
    await choose(page, 'Single pieces')
    await page.getByRole('checkbox', { name: 'One product' }).check()
    // Until the preview reloads, it shows the card without a product next to it.
    await expect(preview(page).getByRole('article')).toBeVisible()
    await preview(page).getByRole('link', { name: mug }).click()
    await expect(preview(page).getByText('Back to Store')).toBeVisible()
    await expect(preview(page).getByRole('article').getByRole('heading', { name: mug })).toBeVisible()
  })

  test('the snippet preview shows a message instead of the checkout', async ({ page }) => {
    await open(page)
    await addButtonIn(preview(page)).click()
    await preview(page).getByRole('button', { name: 'Open cart' }).click()
    await preview(page).getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(preview(page).getByText('the checkout of your store opens now')).toBeVisible()
  })

  test('the snippet preview can be opened on its own page', async ({ page }) => {
    await open(page)
    await choose(page, 'The whole website')
    await field(page, 'Business name').fill('Ohm & <b>Co</b>')
    const link = page.getByRole('link', { name: 'Open on its own page' })
    await expect(link).toHaveAttribute('href', /what=site.*Ohm/)
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ohm & <b>Co</b>' })).toBeVisible()
  })
})

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [390, 768, 1280]) {
    test(`the snippet builder is accessible in light and dark mode and fits a width of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await choose(page, 'Single pieces')
      await field(page, 'Accent').fill('#0b6bcb')
      await choice(page, 'Your website is made with').selectOption('WordPress, as an author')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await accessibilityProblems(page), colorScheme).toEqual([])
      }
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    })
  }

  test('a visitor can build and copy a snippet with the keyboard only', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.getByRole('radio', { name: 'The whole store' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(snippetOn(page)).toHaveValue(/<electrician-site/)
    await page.keyboard.press('Tab')
    await expect(field(page, 'Business name')).toBeFocused()
    await page.keyboard.type('Watt Works')
    await page.getByRole('button', { name: 'Copy the snippet' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText('Copied. Now paste it.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('business-name="Watt Works"')
  })
})
