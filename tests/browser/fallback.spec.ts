import type { Page } from '@playwright/test'
import { divAttributesOf, ELEMENT_NAMES, type SnippetChoices } from '../../demo/snippet-builder/choices.ts'
import { snippetFor } from '../../demo/snippet-builder/snippet.ts'
import { EXAMPLE_CHOICES } from '../support/example-choices.ts'
import { failedRequest } from './support/console-messages.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** All elements except the cart drawer, which has no fallback text, and the buy button, whose content is its label. */
const elements = ELEMENT_NAMES.filter((name) => name !== 'cart-drawer' && name !== 'buy-button')
const checksum = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC'

async function open(page: Page, testPage: TestPage, choices: Partial<SnippetChoices>): Promise<void> {
  const { script, html } = snippetFor({
    ...EXAMPLE_CHOICES,
    elements,
    scriptFolder: testPage.origin,
    storeHost: `${testPage.origin}/provider`,
    storeId: 'demo',
    ...choices,
  })
  testPage.serve('index.html', { body: `<main>${script}${html}</main>`, script: '' })
  await page.goto(`${testPage.origin}/index.html`)
}

/** Expects a phone link inside every element. */
async function expectPhoneLinks(page: Page, host: SnippetChoices['host']): Promise<void> {
  for (const name of elements) {
    if (host === 'wordpress-author' && !divAttributesOf(name)) continue
    const element = page.locator(`${name}, [data-electrician-element=${name}]`)
    const link = element.getByRole('link', { name: EXAMPLE_CHOICES.phone })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', 'tel:5550100199')
  }
  await expect(page.getByText('To order from our shop, call')).toHaveCount(2)
}

const hosts = [
  ['by-hand', 'HTML'],
  ['wordpress-author', 'WordPress author'],
] as const

for (const [host, name] of hosts) {
  test.describe(`fallback text of the ${name} snippet`, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('shows the phone number', async ({ page, testPage }) => {
        await open(page, testPage, { host })
        await expectPhoneLinks(page, host)
      })
    })

    test('shows the phone number if the script is blocked', async ({ page, testPage, consoleMessages }) => {
      consoleMessages.allow(failedRequest)
      await page.route('**/electrician-elements.js', (route) => route.abort('blockedbyclient'))
      await open(page, testPage, { host })
      await expectPhoneLinks(page, host)
    })

    test('shows the phone number if the script’s integrity check fails', async ({
      page,
      testPage,
      consoleMessages,
    }) => {
      consoleMessages.allow(/^error: Failed to find a valid digest/)
      await open(page, testPage, { host, hasChecksum: true, integrity: checksum })
      await expectPhoneLinks(page, host)
      await expect.poll(() => consoleMessages.all()).toHaveLength(1)
    })
  })
}

for (const [host, name] of hosts) {
  test(`fallback text of the ${name} snippet disappears once the script has run`, async ({
    page,
    testPage,
  }) => {
    await open(page, testPage, { host, elements: ['store-front', 'service-list'] })
    await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
    await expect(page.getByRole('link', { name: EXAMPLE_CHOICES.phone })).toHaveCount(0)
  })
}
