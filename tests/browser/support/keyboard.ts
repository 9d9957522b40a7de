import type { Locator, Page } from '@playwright/test'
import { focusedControl } from './focus.ts'
import { expect } from './test-page.ts'

/** Presses Tab until `target` has focus, and expects a visible focus ring on it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await pressTabUntilFocused(page, target, key)
  expect(await focusedControl(page)).toMatchObject({ isOutlined: true })
}

/** Presses Tab until `target` has focus. */
export async function pressTabUntilFocused(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element.matches(':focus'))) break
  }
  await expect(target).toBeFocused()
}
