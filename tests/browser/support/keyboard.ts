import type { Locator, Page } from '@playwright/test'
import { expect } from './stage.ts'

/** Presses Tab until `target` has the focus, and looks whether that can be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', isOurs = true): Promise<void> {
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
