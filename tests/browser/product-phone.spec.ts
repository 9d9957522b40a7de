import type { Page } from '@playwright/test'
import { addButtonOf, mug } from './support/shop.ts'
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

test('a card of a product with a required field opens the page with the empty field named and in focus', async ({
  page,
  site,
}) => {
  await page.route('**/provider/store/demo/products**', async (route) => {
    const response = await route.fetch()
    const json = JSON.parse(await response.text(), (key, value) =>
      key === 'custom_fields' ? [{ id: 'text', title: 'Engraving', is_required: true }] : value,
    )
    await route.fulfill({ response, json })
  })
  await site.open('/store')
  await addButtonOf(page, mug).click()
  const field = page.getByRole('textbox', { name: 'Engraving' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Engraving' })).toBeVisible()
  await expectOnScreen(page, ['Engraving', 'Add to Cart'])
  const [input, button] = await Promise.all(
    [field, page.getByRole('button', { name: 'Add to Cart' })].map((control) => control.boundingBox()),
  )
  expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  // Only the card asks for the field.
  await page.reload()
  await expect(field).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Engraving' })).toHaveCount(0)
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
