import { factsScript } from './support/business-facts.ts'
import { expect, test } from './support/site.ts'

const week = [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' }]
const monday = new Date('2026-11-23T15:00:00Z')

test.describe('the weekly schedule behind the “Hours” button', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.clock.setFixedTime(monday)
    await site.open('/#contact', {
      children: factsScript({ time_zone: 'America/Chicago', hours: { week } }),
    })
  })

  test('opens with the keyboard, closes on Escape and returns focus to the button', async ({ page }) => {
    const hours = page.getByRole('button', { name: /^Hours/ })
    await expect(hours).toContainText('Open now · until 6 PM')
    await hours.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Hours' })
    await expect(dialog.getByRole('definition')).toHaveText([
      ...Array<string>(5).fill('8 AM – 6 PM'),
      'Closed',
      'Closed',
    ])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(hours).toBeFocused()
  })
})
