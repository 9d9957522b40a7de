import type { Locator } from '@playwright/test'
import { expect, test } from './support/site.ts'

/** Returns the background, border and text colors of an item in the contact list. */
function colorsOf(item: Locator) {
  return item.evaluate((element) => {
    const { backgroundColor, borderColor, color } = getComputedStyle(element)
    return { backgroundColor, borderColor, color }
  })
}

// spec 2.77
test('“Call Us” is highlighted as the emergency line in the contact list', async ({ site }) => {
  await site.open('/')
  const contact = site.section('contact')
  const call = await colorsOf(contact.getByRole('link', { name: /^Call Us/ }))
  const email = await colorsOf(contact.getByRole('link', { name: /^Email Us/ }))
  const area = await colorsOf(contact.getByRole('button', { name: /^Service Area/ }))
  expect(email).toEqual(area)
  expect(call).not.toEqual(email)
})

// spec 2.70
test('the content of the owner-bio slot replaces the default biography', async ({ page, site }) => {
  await site.open('/', { children: '<div slot="owner-bio"><p>I am <em>Marta</em>.</p></div>' })
  await expect(page.getByText('I am Marta.')).toBeVisible()
  await expect(page.getByText(/For over 10 years/)).toBeHidden()
  await site.link('Store').click()
  await expect(page.getByText('I am Marta.')).toBeHidden()
  await site.link('About').click()
  await expect(page.getByText('I am Marta.')).toBeVisible()
})
