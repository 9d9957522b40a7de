import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { focusedControl } from './support/focus.ts'
import { tabTo } from './support/keyboard.ts'
import { hoursButton, openPlumberPage, workButton } from './support/plumber.ts'
import { clippedTexts, overflowingBoxes } from './support/site-layout.ts'
import { expect, test } from './support/test-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => openPlumberPage(page))

for (const width of [390, 768, 1280]) {
  test(`the plumber’s page and its dialogs fit at a window width of ${width} px and have no accessibility violations in light or dark mode`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await expectFit(page)
    await expectAccessible(page)
    await hoursButton(page).click()
    await expectFit(page)
    await expectAccessible(page, 'the schedule')
    await page.keyboard.press('Escape')
    await workButton(page, 'Kitchen faucet').click()
    await expectFit(page)
    await expectAccessible(page, 'the picture')
  })
}

test('Enter opens a picture of past work, Tab stays inside the dialog, and Escape returns focus', async ({
  page,
}) => {
  await tabTo(page, workButton(page, 'Kitchen faucet'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Our Work' })).toBeVisible()
  const reached = new Set<string | undefined>()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // Focus is on no control while it is in the browser's own user interface.
    reached.add((await focusedControl(page))?.name)
  }
  reached.delete(undefined)
  expect([...reached].toSorted()).toEqual(['Close', 'Next picture', 'Previous picture'])
  await page.keyboard.press('Escape')
  await expect(workButton(page, 'Kitchen faucet')).toBeFocused()
})

async function expectFit(page: Page): Promise<void> {
  expect(await overflowingBoxes(page)).toEqual([])
  expect(await clippedTexts(page)).toEqual([])
}
