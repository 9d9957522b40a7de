import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { loader, shopElements } from './support/script-tag.ts'
import { expect, test } from './support/test-page.ts'

const faultyBody = `
  <main><h1>Volt</h1>
    <p><a href="#electrician-check">Check this page</a></p>
    <h2>Contact</h2>
    <quote-form quote-endpoint="formspree.io/f/x"></quote-form>
    <contact-info></contact-info>
    <store-grid></store-grid>
  </main>`

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Self-check' })
const itemOf = (page: Page, text: string) => panelOf(page).getByRole('listitem').filter({ hasText: text })

test('#electrician-check lists the mistakes of a page', async ({ page, testPage, consoleMessages }) => {
  consoleMessages.allow(/quote-endpoint|formspree/)
  await testPage.open(faultyBody, { script: loader() })
  const link = page.getByRole('link', { name: 'Check this page' })
  await link.focus()
  await page.keyboard.press('Enter')
  // The panel loads when the page is idle, which takes long on a busy machine.
  await expect(panelOf(page)).toBeFocused({ timeout: 40_000 })
  await expect(itemOf(page, '<quote-form> has no attribute "quote-endpoint"')).toContainText(
    'endpoint, format',
  )
  await expect(itemOf(page, '“Request a Quote” (endpoint or quote-endpoint)')).toBeVisible()
  await expect(itemOf(page, 'The store returned')).toBeVisible()
  await expect(itemOf(page, 'hours “24/7”')).toBeVisible()
  await expect(itemOf(page, 'Renderer Preact')).toBeVisible()
  await expectAccessible(page, 'the self-check')

  await itemOf(page, 'quote-endpoint')
    .getByRole('button', { name: 'Show <quote-form>' })
    .first()
    .press('Enter')
  await expect(page.locator('quote-form')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.locator('quote-form')).not.toHaveCSS('outline-style', 'solid')
  expect(new URL(page.url()).hash).toBe('')
})

test('the report can be copied, even in a browser without a clipboard', async ({
  page,
  context,
  testPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  testPage.serve('index.html', { body: shopElements, script: loader() })
  await page.goto(`${testPage.origin}/index.html#electrician-check`)
  await expect(itemOf(page, 'The store returned')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Copy' }).click()
  await expect(panelOf(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- Renderer: Preact')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await panelOf(page).getByRole('button', { name: 'Copy' }).click()
  await expect(panelOf(page).getByRole('textbox', { name: 'Report' })).toHaveValue(/- Renderer: Preact/)
})

test('the self-check does not load without the hash', async ({ page, testPage }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const checked = page.waitForRequest(/page-check/)
  await testPage.open(shopElements, { script: loader() })
  await checked
  await page.waitForLoadState('networkidle')
  expect(files.filter((url) => /self-check/.test(url))).toEqual([])
})
