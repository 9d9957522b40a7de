import type { Locator, Page } from '@playwright/test'
import { cartButton, checkoutButton, drawerOf, linesIn, notice } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

test('the whole purchase works by keyboard alone', async ({ page, stage }) => {
  await stage.openShop()
  const tee = page.getByRole('link', { name: 'Crew “Bolt” Tee' })
  await expect(tee).toBeVisible()
  await tabTo(page, tee)
  await page.keyboard.press('Enter')

  const black = page.getByRole('radio', { name: 'Black' })
  await expect(black).toBeVisible()
  await tabTo(page, black)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Increase quantity of Crew “Bolt” Tee' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('9 in stock!')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(notice(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')

  await tabTo(page, cartButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  await tabTo(page, drawerOf(page).getByRole('button', { name: /^Decrease quantity/ }))
  await page.keyboard.press('Space')
  await expect(linesIn(drawerOf(page)).getByRole('status')).toHaveText('1')
  await tabTo(page, checkoutButton(drawerOf(page)))
  await page.keyboard.press('Enter')

  const pay = page.getByRole('button', { name: 'Pay' })
  await expect(pay).toBeVisible()
  await tabTo(page, pay, 'Tab', false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('the open cart keeps the focus, and gives it back to the button that opened it', async ({
  browserName,
  page,
  stage,
}) => {
  test.skip(browserName === 'firefox', 'without a window Firefox’s own controls don’t pass the focus on')
  await stage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await tabTo(page, cartButton(page))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  const visited = new Set<string>()
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    visited.add(await focusedText(page))
  }
  // Between two rounds the browser's own controls have the focus: then it is nowhere on the page.
  visited.delete('')
  expect([...visited].sort()).toEqual(['Close cart', 'Keep browsing', 'Proceed to Checkout'])
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test('removing the last line by keyboard leaves the focus in the cart', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await cartButton(page).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, drawerOf(page).getByRole('button', { name: 'Remove Crew “Bolt” Tee, Black' }))
  await page.keyboard.press('Enter')
  await expect(drawerOf(page).getByText('Your cart is empty.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(checkoutButton(drawerOf(page))).toBeFocused()
})

/** Presses Tab until `target` has the focus, and looks whether that can be seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab', isOurs = true): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element.matches(':focus'))) break
  }
  await expect(target).toBeFocused()
  if (isOurs) await expectVisibleFocus(target)
}

/** Its own outline, or that of the label around a radio button. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const isOutlined = await target.evaluate((element) =>
    [element, element.closest('label'), element.closest('[role=listitem]')].some((candidate) => {
      if (!candidate) return false
      const styles = [getComputedStyle(candidate), getComputedStyle(candidate, '::after')]
      return styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
    }),
  )
  expect(isOutlined, 'the focus can be seen').toBe(true)
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused || focused === document.body) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  })
}
