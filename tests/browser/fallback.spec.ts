import type { Page } from '@playwright/test'
import { ELEMENT_NAMES } from '../../demo/builder/snippet/choices.ts'
import { snippetFor } from '../../demo/builder/snippet/snippet.ts'
import { EXAMPLE_CHOICES } from '../support/example-choices.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** All elements except the cart drawer, which has no fallback text, and the buy button, whose content is its label. */
const elements = ELEMENT_NAMES.filter((name) => name !== 'cart-drawer' && name !== 'buy-button')

async function open(page: Page, testPage: TestPage): Promise<void> {
  const { script, html } = snippetFor({
    ...EXAMPLE_CHOICES,
    elements,
    host: 'by-hand',
    scriptFolder: testPage.origin,
    storeHost: `${testPage.origin}/provider`,
    storeId: 'demo',
  })
  testPage.serve('index.html', { body: `<main>${script}${html}</main>`, script: '' })
  await page.goto(`${testPage.origin}/index.html`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every element of the HTML snippet shows the phone number', async ({ page, testPage }) => {
    await open(page, testPage)
    for (const tag of elements) {
      const link = page.locator(tag).getByRole('link', { name: EXAMPLE_CHOICES.phone })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', 'tel:5550100199')
    }
  })
})
