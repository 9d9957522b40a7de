import type { Locator } from '@playwright/test'
import { cartButton } from './support/shop.ts'
import { expect, test } from './support/site-screens.ts'

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

test('printed screens show the services, the phone number and prices, but no navigation, form or cart', async ({
  page,
  site,
  openScreen,
}) => {
  await openScreen('/')
  const hiddenInPrint = [page.getByRole('navigation'), page.getByRole('form'), cartButton(page)]
  for (const element of hiddenInPrint) await expect(element).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByText('(555) 010-0199', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Residential Electrical' })).toBeVisible()
  for (const element of hiddenInPrint) await expect(element).toBeHidden()
  await expect(site.section('contact').getByText('(555) 010-0199').first()).toBeVisible()
  await expect(page.getByText('View Coverage')).toBeHidden()
  // The print stylesheet makes these two buttons look like plain list items.
  const contactItems = [/^Service Area/, /^Hours/].map((name) => expect.stringMatching(name))
  expect(await page.getByRole('button').allTextContents()).toEqual(contactItems)
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
  await openScreen('/product/prod_tee')
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeVisible()
  await expect(page.getByText('$25.00').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Quantity/ })).toHaveCount(0)
})
