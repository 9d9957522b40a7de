import type { Locator, Page } from '@playwright/test'
import { expect } from './test-page.ts'

/** Presses Tab until `target` has focus, and expects a visible focus ring on it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await pressTabUntilFocused(page, target, key)
  await expectVisibleFocus(target)
}

/** Presses Tab until `target` has focus. */
export async function pressTabUntilFocused(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element.matches(':focus'))) break
  }
  await expect(target).toBeFocused()
}

/** Expects a focus outline on the control, its label or its card. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const isOutlined = await target.evaluate((element) =>
    [element, element.closest('label'), element.closest('li, [role=listitem]')].some((candidate) => {
      if (!candidate) return false
      const styles = [getComputedStyle(candidate), getComputedStyle(candidate, '::after')]
      return styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
    }),
  )
  expect(isOutlined, 'focus ring is visible').toBe(true)
}
