import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

test.use({ viewport: { width: 390, height: 700 } })

test('the product page on a phone keeps the price, the selected style and “Add to Cart” on screen', async ({
  page,
  site,
}) => {
  await site.open('/product/prod_tee')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await expectOnScreen(page, ['$25.00', 'Black', 'Add to Cart'])
  await page.getByRole('radio', { name: 'Amber' }).check()
  for (const y of [0, 200, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await expectOnScreen(page, ['$18.50', 'Amber', 'Add to Cart'])
  }
})

/** Expects each text to be inside the window and not covered by another element. */
async function expectOnScreen(page: Page, texts: string[]): Promise<void> {
  await expect
    .poll(() => Promise.all(texts.map((text) => isOnScreen(page, text))))
    .toEqual(texts.map(() => true))
}

async function isOnScreen(page: Page, text: string): Promise<boolean> {
  const matches = await page.getByText(text, { exact: true }).all()
  const visible = await Promise.all(
    matches.map((match) =>
      match.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { left, top } = { left: x + Math.min(width / 2, 20), top: y + height / 2 }
        const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(left, top)
        return (
          y >= 0 &&
          y + height <= innerHeight &&
          hit !== null &&
          (hit.contains(element) || element.contains(hit))
        )
      }),
    ),
  )
  return visible.includes(true)
}
