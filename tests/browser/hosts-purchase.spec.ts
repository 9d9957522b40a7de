import { expect, test } from './support/host-pages.ts'
import { completeQuote, fillQuoteForm, recordPosts, submitQuote } from './support/quote-form.ts'

test('a <base> URL on another origin does not affect the elements’ links, images or requests', async ({
  page,
  hostPages,
  consoleMessages,
}) => {
  await hostPages.serve('base-elsewhere', {
    shop: `
      <store-front></store-front>
      <about-owner owner-photo="owner.svg" owner-name="Marta"></about-owner>
      <quote-form endpoint="quotes"></quote-form>`,
  })
  await page.route('**/owner.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(hostPages.addressOf('shop'))
  const card = page.getByRole('link', { name: 'Crew “Bolt” Tee' })
  await expect(card).toHaveJSProperty('href', `${hostPages.addressOf('shop')}#/product/prod_tee`)
  await card.click()
  await expect(page).toHaveURL(/shop\.html#\/product\/prod_tee$/)
  const portrait = page.getByRole('img', { name: 'Marta, owner' })
  await expect(portrait).toHaveJSProperty(
    'src',
    hostPages.addressOf('shop').replace('shop.html', 'owner.svg'),
  )
  const posts = recordPosts(page)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(posts).toMatchObject([{ url: hostPages.addressOf('shop').replace('shop.html', 'quotes') }])
  // The request to the quote form's endpoint fails, because the endpoint does not exist.
  consoleMessages.allow(/^error: Failed to load resource.*404/)
})
