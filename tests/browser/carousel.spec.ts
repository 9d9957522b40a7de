import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test-page.ts'

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures of Crew “Bolt” Tee' })
const picture = (page: Page, number: number) =>
  pictures(page).getByRole('img', { name: `Crew “Bolt” Tee, picture ${number} of 4` })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('a long horizontal swipe changes the carousel picture, but a short or vertical swipe does not', async ({
    page,
    testPage,
  }) => {
    await testPage.openProduct('prod_tee')
    const first = picture(page, 1)
    await swipe(first, -20, 0)
    await swipe(first, -60, 200)
    await expect(first).toBeVisible()
    await swipe(first, -120, 10)
    await expect(picture(page, 2)).toBeVisible()
    await swipe(picture(page, 2), 120, 0)
    await swipe(picture(page, 1), 120, 0)
    await expect(picture(page, 4)).toBeVisible()
  })
})

async function swipe(target: Locator, deltaX: number, deltaY: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  const from = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, identifier: 0 }
  const to = { ...from, clientX: from.clientX + deltaX, clientY: from.clientY + deltaY }
  await target.dispatchEvent('touchstart', { touches: [from], changedTouches: [from] })
  await target.dispatchEvent('touchend', { touches: [], changedTouches: [to] })
}
