import { expect, test } from './support/test-page.ts'

test('a buy button uses its content as its label and updates the label when the content changes', async ({
  page,
  testPage,
}) => {
  await testPage.open(`<buy-button product-id="prod_smart_plug">Buy the plug</buy-button>
    <buy-button product-id="prod_tee" variant-id="variant_tee_amber" quantity="2">
    </buy-button>`)
  await expect(
    page.getByRole('button', { name: /^Buy the plug ?: Smart Plug with Energy Meter$/ }),
  ).toBeEnabled()
  // The second buy button contains only a line break, so it has the default label.
  await expect(page.getByRole('button', { name: /^Add to Cart ?: Crew “Bolt” Tee$/ })).toBeVisible()
  await page.evaluate(() => document.querySelector('buy-button')?.replaceChildren())
  await expect(page.locator('buy-button').first().getByRole('button')).toHaveText(/^Add to Cart/)
})

test('<product-card> elements in the same row of a CSS grid have the same height', async ({ page }) => {
  await page.goto('/article.html')
  await expect(page.locator('product-card').getByRole('heading', { level: 3 })).toHaveCount(2)
  const heights = await page
    .locator('product-card')
    .evaluateAll((elements) =>
      elements.map(({ shadowRoot }) => shadowRoot?.querySelector('.card')?.getBoundingClientRect().height),
    )
  expect(heights[0]).toBeGreaterThan(100)
  expect(heights[1]).toBe(heights[0])
})
