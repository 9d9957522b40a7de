import type { Page } from '@playwright/test'
import { focusedControl } from './support/focus.ts'
import { pressTabUntilFocused } from './support/keyboard.ts'
import { expect, test } from './support/site-screens.ts'

for (const path of ['/', '/store', '/product/prod_tee']) {
  test(`Tab reaches every control on the page at ${path} in order, and the header covers none of them`, async ({
    page,
    openScreen,
  }) => {
    await openScreen(path)
    const stops = await tabStops(page)
    const reached = await pressTabUntilFocusLeaves(page)
    expect(reached.map(({ name }) => name)).toEqual(stops)
    expect(reached.filter(({ isOutlined }) => !isOutlined)).toEqual([])
    expect(reached.filter(({ isVisible }) => !isVisible)).toEqual([])
  })
}

test('the mobile menu traps focus', async ({ page, openScreen }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openScreen('/store')
  await pressTabUntilFocused(page, page.getByRole('button', { name: 'Open menu' }))
  await page.keyboard.press('Space')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
  const reached = await pressTabUntilFocusLeaves(page)
  expect(reached.map(({ name }) => name)).toEqual([
    ...['Store', 'Services', 'About', 'Contact', 'Book Now', 'Call (555) 010-0199'],
  ])
  expect(reached.filter(({ isOutlined }) => !isOutlined)).toEqual([])
})

/** Presses Tab until focus leaves the page, and returns every control that received focus. */
async function pressTabUntilFocusLeaves(page: Page) {
  const reached = []
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focus = await focusedControl(page)
    if (!focus) return reached
    reached.push(focus)
  }
  throw new Error('The focus never leaves the page.')
}

/** Returns the names of all focusable controls in document order. */
async function tabStops(page: Page): Promise<string[]> {
  return page.locator('electrician-site').evaluate((site) => {
    const found = site.shadowRoot?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...(found ?? [])]
      .filter(
        (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'),
      )
      .filter((element) => !element.matches('[type=radio]:not(:checked)'))
      .map((element) => {
        const { labels } = element as HTMLInputElement
        return (element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent ?? '').trim()
      })
  })
}
