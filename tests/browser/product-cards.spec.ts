import type { Locator } from '@playwright/test'
import { changeProducts } from './support/changed-products.ts'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const longTitle =
  'GFCI Receptacle, 20 Amp, Tamper and Weather Resistant, White, with Wall Plate, Screws and a Printed Wiring Guide'

test('a product card shows a long title and subtitle in full', async ({ page, testPage }) => {
  await changeProducts(page, ([first]) =>
    Object.assign(first ?? {}, { title: longTitle, subtitle: longTitle }),
  )
  await page.setViewportSize({ width: 390, height: 800 })
  await testPage.openShop()
  const card = cardOf(page, longTitle)
  for (const text of [card.getByRole('heading'), card.getByText(longTitle, { exact: true }).last()]) {
    const hiddenHeight = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hiddenHeight).toBeLessThanOrEqual(1)
  }
})

test('product cards in the same row align their parts, and each row is only as tall as its content', async ({
  page,
  testPage,
}) => {
  await changeProducts(page, (products) => {
    for (const [at, product] of products.entries())
      Object.assign(product, at === 0 ? { title: longTitle } : { title: `Short ${at}`, subtitle: 'Short' })
  })
  await testPage.openShop()
  const [long, short] = await Promise.all([cardOf(page, longTitle), cardOf(page, 'Short 1')].map(topsOf))
  expect(long).toEqual(short)
  const tall = await cardOf(page, longTitle).boundingBox()
  const flat = await cardOf(page, 'Short 4').boundingBox()
  expect(flat?.height).toBeLessThan((tall?.height ?? 0) - 20)
})

/** Returns the top positions of a card's price, title and button. */
async function topsOf(card: Locator): Promise<number[]> {
  const parts = [card.getByText('$').first(), card.getByRole('heading'), card.getByRole('button')]
  return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? -1)))
}

test('a product list adopts at most 18 kB of CSS and links to no stylesheet', async ({ page, testPage }) => {
  await testPage.openShop()
  await expect(cardOf(page, mug)).toBeVisible()
  const { length, links } = await page.locator('store-grid').evaluate(({ shadowRoot }) => {
    const rules = shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? []
    const text = rules.map(({ cssText }) => cssText).join('')
    return { length: text.length, links: shadowRoot?.querySelectorAll('link, style').length }
  })
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(18_000)
  expect(links).toBe(0)
})
