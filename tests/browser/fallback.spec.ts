import type { Page } from '@playwright/test'
import { divAttributesOf, ELEMENT_NAMES, type SnippetChoices } from '../../demo/builder/snippet/choices.ts'
import { snippetFor } from '../../demo/builder/snippet/snippet.ts'
import { EXAMPLE_CHOICES } from '../support/example-choices.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** All elements except the cart drawer, which has no fallback text, and the buy button, whose content is its label. */
const elements = ELEMENT_NAMES.filter((name) => name !== 'cart-drawer' && name !== 'buy-button')

async function open(page: Page, testPage: TestPage, host: SnippetChoices['host']): Promise<void> {
  const { script, html } = snippetFor({
    ...EXAMPLE_CHOICES,
    elements,
    host,
    scriptFolder: testPage.origin,
    storeHost: `${testPage.origin}/provider`,
    storeId: 'demo',
  })
  testPage.serve('index.html', { body: `<main>${script}${html}</main>`, script: '' })
  await page.goto(`${testPage.origin}/index.html`)
}

for (const [host, name] of [
  ['by-hand', 'HTML'],
  ['wordpress-author', 'WordPress author'],
] as const) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`every element of the ${name} snippet shows the phone number`, async ({ page, testPage }) => {
      await open(page, testPage, host)
      for (const tag of elements) {
        if (host === 'wordpress-author' && !divAttributesOf(tag)) continue
        const element = page.locator(`${tag}, [data-electrician-element=${tag}]`)
        const link = element.getByRole('link', { name: EXAMPLE_CHOICES.phone })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', 'tel:5550100199')
      }
    })
  })
}
