import { expect, test } from './support/site.ts'

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
