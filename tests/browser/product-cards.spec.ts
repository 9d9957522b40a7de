import type { Locator, Page } from '@playwright/test'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const longTitle =
  'GFCI Receptacle, 20 Amp, Tamper and Weather Resistant, White, with Wall Plate, Screws and a Printed Wiring Guide'
const shortTitle = 'Short'

test('a product card shows a long title and subtitle in full', async ({ page, testPage }) => {
  await changeProducts(page, { 0: { title: longTitle, subtitle: longTitle } })
  await page.setViewportSize({ width: 390, height: 800 })
  await testPage.openShop()
  const card = cardOf(page, longTitle)
  for (const text of [card.getByRole('heading'), card.getByText(longTitle, { exact: true }).last()]) {
    const hiddenHeight = await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hiddenHeight).toBeLessThanOrEqual(1)
  }
})

test('product cards in the same row align their prices, titles and buttons', async ({ page, testPage }) => {
  await changeProducts(page, { 0: { title: longTitle }, 1: { title: shortTitle } })
  await testPage.openShop()
  const rows = await Promise.all([cardOf(page, longTitle), cardOf(page, shortTitle)].map(topsOf))
  expect(rows[0]).toEqual(rows[1])
})

test('each row of product cards is only as tall as its content', async ({ page, testPage }) => {
  const firstRow = Object.fromEntries([0, 1, 2, 3].map((at) => [at, { title: `${longTitle} ${at}` }]))
  const secondRow = Object.fromEntries(
    [4, 5, 6, 7].map((at) => [at, { title: `Short ${at}`, subtitle: 'Short' }]),
  )
  await changeProducts(page, { ...firstRow, ...secondRow })
  await testPage.openShop()
  const tall = await cardOf(page, `${longTitle} 0`).boundingBox()
  const flat = await cardOf(page, 'Short 4').boundingBox()
  expect(flat?.height).toBeLessThan((tall?.height ?? 0) - 20)
})

test.describe('on a right-to-left page', () => {
  test('a product card shows English text and prices left to right', async ({ page, testPage }) => {
    await changeProducts(page, { 0: { title: 'Is it live?', subtitle: 'Find out!' } }, '$1 €')
    await testPage.openShop()
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    const card = cardOf(page, 'Is it live?')
    await expectLeftToRight(card.getByRole('heading'), 'I', '?')
    await expectLeftToRight(card.getByText('Find out!'), 'F', '!')
    await expectLeftToRight(cardOf(page, mug).getByText('16.00 €'), '1', '€')
  })

  test('product details show English text and prices left to right', async ({ page, testPage }) => {
    await page.route('**/products/prod_mug', async (route) => {
      const response = await route.fetch()
      const { product } = await response.json()
      product.title = 'Is it live?'
      product.subtitle = 'Find out!'
      product.description = '<p>Keeps coffee warm.</p>'
      product.additional_info = [{ id: 'i', order: 0, title: 'Care?', description: '<p>By hand!</p>' }]
      for (const variant of product.variants) variant.prices[0].currency.template = '$1 €'
      await route.fulfill({ response, json: { product } })
    })
    await testPage.openProduct('prod_mug')
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    await expectLeftToRight(page.getByRole('heading', { name: 'Is it live?' }), 'I', '?')
    await expectLeftToRight(page.getByText('Find out!'), 'F', '!')
    await expectLeftToRight(page.getByText('16.00 €').first(), '1', '€')
    await expectLeftToRight(page.getByText('Keeps coffee warm.'), 'K', '.')
    await expectLeftToRight(page.getByRole('heading', { name: 'Care?' }), 'C', '?')
    await expectLeftToRight(page.getByText('By hand!'), 'B', '!')
    await expectLeftToRight(page.getByText('30 in stock!'), '3', '!')
  })
})

/**
 * Changes products by their index in the list. If `template` is given, also changes the currency template of all
 * prices.
 */
async function changeProducts(page: Page, changes: Record<number, object>, template?: string): Promise<void> {
  await page.route('**/store/demo/products', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    // Sort the products first, because an index refers to the position on the page.
    list.products.sort((a: { order: number }, b: { order: number }) => a.order - b.order)
    for (const [at, change] of Object.entries(changes)) Object.assign(list.products[Number(at)], change)
    if (template) {
      for (const product of list.products)
        for (const { prices } of product.variants)
          for (const price of prices) price.currency.template = template
    }
    await route.fulfill({ response, json: list })
  })
}

/** Returns the top positions of a card's price, title and button. */
async function topsOf(card: Locator): Promise<number[]> {
  const parts = [card.getByText('$').first(), card.getByRole('heading'), card.getByRole('button')]
  return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? -1)))
}

async function expectLeftToRight(text: Locator, first: string, last: string): Promise<void> {
  const [left, right] = await Promise.all([first, last].map((character) => characterX(text, character)))
  expect(left, `${first} before ${last}`).toBeLessThan(right as number)
}

/** Returns the horizontal position of the first occurrence of a character. */
function characterX(text: Locator, character: string): Promise<number> {
  return text.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const at = node.textContent?.indexOf(sought) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().x
    }
    throw new Error(`no ${sought} in ${element.textContent}`)
  }, character)
}
