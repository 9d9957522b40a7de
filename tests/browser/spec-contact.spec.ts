import type { Locator } from '@playwright/test'
import { expect, test } from './support/site.ts'

/** What makes an item of the contact list stand out. */
function lookOf(item: Locator) {
  return item.evaluate((element) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(element)
    return { backgroundColor, borderColor, color }
  })
}

test('“Call Us” stands out from the rest of the contact list as the emergency line', async ({ site }) => {
  await site.open('/')
  const contact = site.section('contact')
  const call = await lookOf(contact.getByRole('link', { name: /^Call Us/ }))
  const email = await lookOf(contact.getByRole('link', { name: /^Email Us/ }))
  const area = await lookOf(contact.getByRole('button', { name: /^Service Area/ }))
  expect(email).toEqual(area)
  expect(call).not.toEqual(email)
})

test('the Saturday hours stand in the footer alone', async ({ page, site }) => {
  await site.open('/')
  await expect(page.getByRole('contentinfo').getByText('Saturday')).toBeVisible()
  await expect(page.getByText('Saturday')).toHaveCount(1)
})
