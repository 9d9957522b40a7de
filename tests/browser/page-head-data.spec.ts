import type { Page } from '@playwright/test'
import { existingMetadata, expectMeta } from './support/page-head.ts'
import { mug } from './support/shop.ts'
import { expect, test } from './support/site.ts'

interface StructuredData {
  '@type': string
  [key: string]: unknown
}

for (const [tag, hash] of [
  ['<product-detail product-id="prod_mug"></product-detail>', ''],
  ['<store-front></store-front>', '#/product/prod_mug'],
] as const) {
  const name = tag.slice(0, tag.search(/[ >]/)).concat('>')

  test(`${name} adds structured data about the product once and changes nothing else in the head`, async ({
    page,
    testPage,
  }) => {
    testPage.serve('product.html', { body: tag, head: existingMetadata })
    await page.goto(`${testPage.origin}/product.html${hash}`)
    await expect(page.getByRole('heading', { name: mug })).toBeVisible()
    await expect.poll(() => typesOf(page)).toEqual(['Product'])
    await expect(page).toHaveTitle('Test page')
    await expectMeta(page, 'name', 'description', 'The page’s own.')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/')
    await page.locator('body > *').evaluate((element) => element.remove())
    await expect.poll(() => typesOf(page)).toEqual([])
  })

  test(`${name} adds no structured data when the page already describes a product`, async ({
    page,
    testPage,
  }) => {
    const ownData = `<script type="application/ld+json">{ "@type": "Product", "name": "Ours" }</script>`
    testPage.serve('product.html', { body: tag, head: ownData })
    await page.goto(`${testPage.origin}/product.html${hash}`)
    await expect(page.getByText('30 in stock!')).toBeVisible()
    expect((await dataOf(page)).map((data) => data['name'])).toEqual(['Ours'])
  })
}

test('the product screen works without structured data when the CSP forbids the script’s Trusted Types policy', async ({
  page,
  site,
  server,
  consoleMessages,
}) => {
  consoleMessages.allow(/trusted-types|TrustedTypes|createPolicy/i)
  server.policy = `${server.policy}; trusted-types dompurify`
  await site.open('/product/prod_mug')
  await expect(page).toHaveTitle(`${mug} - Our Store`)
  await expect(page.getByText('Stoneware, 12 oz')).toBeVisible()
  expect(await typesOf(page)).toEqual([])
})

async function dataOf(page: Page): Promise<StructuredData[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as StructuredData)
}

async function typesOf(page: Page): Promise<string[]> {
  return (await dataOf(page)).map((data) => data['@type'])
}
