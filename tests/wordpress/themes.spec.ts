import type { Page } from '@playwright/test'
import { cardOf, mug } from '../browser/support/shop.ts'
import { assertAvailable } from '../support/assert-available.ts'
import { looksInside } from './support/looks.ts'
import { expect, htmlBlock, test } from './support/site.ts'

const tags = ['cart-button', 'store-grid', 'product-detail', 'quote-form', 'contact-info', 'service-list']
const body = tags.map((tag) => `<div><${tag} product-id="prod_tee"></${tag}></div>`).join('\n')
// Themes bring a typeface called Inter of their own, which is then the one to use.
const typeface = ':root { --ee-font: Liberation Sans }'

for (const theme of ['twentytwentythree', 'twentytwentyone']) {
  test(`nothing of the theme ${theme} changes how a tag looks inside`, async ({ page, site, testPage }) => {
    assertAvailable(site.wear(theme), `WordPress has no ${theme} here, which Debian has a package of`)
    const { html } = site.snippet({ elements: [] })
    const address = site.save('administrator', `In ${theme}`, htmlBlock(html + body))
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await page.addStyleTag({ content: typeface })
      const box = await page.locator('store-grid').boundingBox()
      const themed = await looksOfAll(page)
      testPage.server.policy = ''
      await testPage.open(`<style>${typeface}</style><div style="width: ${box?.width}px">${body}</div>`)
      expect(themed).toEqual(await looksOfAll(page))
      expect(themed.length).toBeGreaterThan(400)
    }
  })
}

test('the cart button stands in the column of the page', async ({ page, site }) => {
  site.wear('twentytwentythree')
  const { html } = site.snippet({ elements: ['cart-button', 'store-grid'] })
  await page.goto(site.save('administrator', 'Column', htmlBlock(html)))
  await expect(cardOf(page, mug)).toBeVisible()
  const left = async (tag: string) => (await page.locator(tag).boundingBox())?.x
  expect(await left('cart-button')).toBe(await left('store-grid'))
})

async function looksOfAll(page: Page): Promise<string[]> {
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByText('24 in stock!')).toBeVisible()
  const looks = await Promise.all(tags.map((tag) => looksInside(page.locator(tag))))
  return looks.flat()
}
