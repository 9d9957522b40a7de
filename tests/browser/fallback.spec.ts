import type { Page } from '@playwright/test'
import { DEFAULT_CHOICES, PIECES, type SnippetChoices } from '../../demo/snippet-builder/choices.ts'
import { snippetFor } from '../../demo/snippet-builder/snippet.ts'
import { failedRequest } from './support/noise.ts'
import { expect, type Stage, test } from './support/stage.ts'

/** All pieces but the cart, which shows nothing until it is opened. */
const pieces = PIECES.filter((piece) => piece !== 'cart-drawer')
const checksum = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC'

async function open(page: Page, stage: Stage, choices: Partial<SnippetChoices>): Promise<void> {
  const { script, html } = snippetFor({
    ...DEFAULT_CHOICES,
    pieces,
    scriptFolder: stage.origin,
    storeHost: `${stage.origin}/provider`,
    storeId: 'demo',
    ...choices,
  })
  stage.serve('index.html', { body: `<main>${script}${html}</main>`, script: '' })
  await page.goto(`${stage.origin}/index.html`)
}

/** Each piece says how to call, with a link that dials, inside its own tag. */
async function expectWaysToCall(page: Page): Promise<void> {
  for (const piece of pieces) {
    const tag = page.locator(`${piece}, [data-electrician-element=${piece}]`)
    const call = tag.getByRole('link', { name: DEFAULT_CHOICES.phone })
    await expect(call).toBeVisible()
    await expect(call).toHaveAttribute('href', 'tel:5550100199')
  }
  await expect(page.getByText('To order from our shop, call')).toHaveCount(2)
}

for (const host of ['by-hand', 'wordpress-author'] as const) {
  test.describe(`the snippet for ${host}`, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('says how to call', async ({ page, stage }) => {
        await open(page, stage, { host })
        await expectWaysToCall(page)
      })
    })

    test('says how to call where the script is blocked', async ({ page, stage, noise }) => {
      noise.allow(failedRequest)
      await page.route('**/electrician-elements.js', (route) => route.abort('blockedbyclient'))
      await open(page, stage, { host })
      await expectWaysToCall(page)
    })

    test('says how to call where the script is cut off half-way', async ({ page, stage, noise }) => {
      noise.allow(/^uncaught: /)
      await page.route('**/electrician-elements.js', async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        await route.fulfill({ response, body: text.slice(0, text.length / 2) })
      })
      await open(page, stage, { host })
      await expectWaysToCall(page)
      expect(noise.all()).toHaveLength(1)
    })

    test('says how to call where the script is not the one that was checked', async ({
      page,
      stage,
      noise,
    }) => {
      noise.allow(/^error: Failed to find a valid digest/)
      await open(page, stage, { host, integrity: checksum })
      await expectWaysToCall(page)
      expect(noise.all()).toHaveLength(1)
    })
  })
}

for (const host of ['by-hand', 'wordpress-author'] as const) {
  test(`what stands in for ${host} gives way as soon as the script has run`, async ({ page, stage }) => {
    await open(page, stage, { host, pieces: ['store-front', 'quote-form'] })
    await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Request a Quote' })).toBeVisible()
    await expect(page.getByRole('link', { name: DEFAULT_CHOICES.phone })).toHaveCount(0)
  })
}
