import type { Locator, Page } from '@playwright/test'
import { cartButton, drawerOf, linesIn, openCart } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const body = '<cart-button></cart-button><cart-drawer></cart-drawer>'

const euro = { code: 'eur', symbol: '€', template: '$1 €' }
const lines = [
  ['Cable (25 m)!', 1],
  ['Heavy-duty weatherproof outdoor extension cable', 12],
  ['كابل (220 فولت)!', 345],
  ['Überspannungsschutzsteckdosenleisten', 9999],
].map(([title, quantity], at) => ({
  product: { id: `p${at}`, title },
  variant: { id: `v${at}`, title, price_in_cents: 1999, currency_info: euro },
  quantity,
}))

async function storeLines(page: Page, stored: unknown[] = lines): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('e-commerce-cart', text), JSON.stringify(stored))
}

for (const width of [280, 320, 390]) {
  test(`at ${width} px every control of a line is in the drawer, whatever the quantity`, async ({
    page,
    stage,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await storeLines(page)
    await stage.open(body)
    const drawer = await openCart(page)
    await expect(linesIn(drawer)).toHaveCount(lines.length)
    for (const control of await linesIn(drawer).getByRole('button').all()) {
      await control.scrollIntoViewIfNeeded()
      const { x = -1, width: wide = 0 } = (await control.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
    const overflow = await linesIn(drawer)
      .first()
      .evaluate((line) => {
        const scroller = line.closest('[role=list]')?.parentElement as Element
        return scroller.scrollWidth - scroller.clientWidth
      })
    expect(overflow).toBe(0)
  })
}

test('the badge of a full cart leaves its icon in sight', async ({ page, stage }) => {
  await storeLines(page)
  await stage.open(body)
  const button = cartButton(page)
  await expect(button).toHaveText('999+')
  const icon = await boxOf(button.locator('svg'))
  const badge = await boxOf(button.getByText('999+'))
  expect(badge.y + badge.height - icon.y).toBeLessThanOrEqual(icon.height / 4)
})

test('the last line’s removal leaves the focus on a button that can be seen', async ({ page, stage }) => {
  await storeLines(page, lines.slice(0, 1))
  await stage.open(body)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: /^Remove/ }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('Cable (25 m)! removed')).toBeAttached()
  await expect(drawer.getByRole('button', { name: 'Keep browsing' })).toBeFocused()
})

test('an open cart is printed without buttons', async ({ page, stage }) => {
  await storeLines(page)
  await stage.open(body)
  await openCart(page)
  await page.emulateMedia({ media: 'print' })
  await expect(drawerOf(page).getByText('Cable (25 m)!').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('in a right-to-left page texts and prices keep their order', async ({ page, stage }) => {
  await storeLines(page)
  await stage.open(`<div dir="rtl">${body}</div>`)
  const drawer = await openCart(page)
  const [english, arabic] = [linesIn(drawer).nth(0), linesIn(drawer).nth(2)]
  const title = english.getByText('Cable (25 m)!', { exact: true })
  expect(await isAfter(title, 'C', '!')).toBe(true)
  expect(await isAfter(english.getByText('19.99 €'), '1', '€')).toBe(true)
  expect(await isAfter(arabic.getByText(/× 345/), '×', '=')).toBe(true)
  expect(await isAfter(arabic.getByText(/^كابل/).first(), 'ك', '!')).toBe(false)
  // What is shorter than its line stays at the page's side.
  const end = await title.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right
  })
  expect(end).toBeLessThan(1)
})

/** Whether the second character is drawn to the right of the first. */
function isAfter(target: Locator, first: string, second: string): Promise<boolean> {
  return target.evaluate(
    (element, characters) => {
      const text = element.firstChild as Text
      const [one = 0, other = 0] = characters.map((character) => {
        const range = document.createRange()
        const at = text.data.indexOf(character)
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
      return other > one
    },
    [first, second],
  )
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It can’t be seen.')
  return box
}
