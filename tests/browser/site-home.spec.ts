import { toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ site }) => {
  await site.open('/')
})

// spec 2.56
test('“Schedule a Consultation” in the hero scrolls to the contact section and shows no toast', async ({
  page,
  site,
}) => {
  await site.section('home').getByRole('button', { name: 'Schedule a Consultation' }).click()
  await expect(page).toHaveURL(`${site.origin}/#contact`)
  await site.expectScrolledTo('contact')
  await expect(toastOf(page)).toHaveCount(0)
})
