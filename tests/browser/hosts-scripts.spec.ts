import { buyTwoTees, expect, payForCart, test } from './support/host-pages.ts'
import { completeQuote, fillQuoteForm, recordPosts, submitQuote } from './support/quote-form.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'

for (const [host, description] of Object.entries({
  requirejs: 'a page with RequireJS',
  wrappers: 'a page that wraps browser APIs',
  'taken-names': 'a page with conflicting global names and IDs',
}))
  test(`a purchase on ${description} succeeds and logs nothing to the console`, async ({
    page,
    hostPages,
  }) => {
    await hostPages.serveShop(host)
    await page.goto(hostPages.addressOf('shop'))
    await buyTwoTees(page)
  })

test('the cart survives going back and forward on a page with Turbo, and a purchase works', async ({
  page,
  hostPages,
}) => {
  await hostPages.serveShop('turbo')
  await page.goto(hostPages.addressOf('shop'))
  await page.evaluate(() => Reflect.set(window, 'wasNotReloaded', true))
  await addFromCard(page, mug)
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await page.goBack()
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await addFromCard(page, mug)
  await expect(toastOf(page)).toHaveCount(1)
  await openCart(page)
  await expect(drawerOf(page)).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'wasNotReloaded')), 'no reload').toBe(true)
  await payForCart(page)
})

test('a <base> URL on another origin does not affect the elements’ links, images or requests', async ({
  page,
  hostPages,
  consoleMessages,
}) => {
  await hostPages.serve('base-elsewhere', {
    shop: `
      <store-front></store-front>
      <about-owner owner-photo="owner.svg" owner-name="Marta"></about-owner>
      <quote-form endpoint="./quotes"></quote-form>`,
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
