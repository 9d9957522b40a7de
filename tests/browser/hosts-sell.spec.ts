import { buyFrom, expect, styledHosts, test } from './support/hosts.ts'
import { ada, fill, submit, watchPosts } from './support/quotes.ts'

for (const [host, what] of Object.entries(styledHosts)) {
  test(`on ${what} a purchase works, in silence`, async ({ page, hosts }) => {
    await hosts.serveShop(host)
    await page.goto(hosts.addressOf('shop'))
    await buyFrom(page)
  })
}

test('another base address changes nothing about where a tag’s addresses lead', async ({
  page,
  hosts,
  noise,
}) => {
  await hosts.serve('base-elsewhere', {
    shop: `
      <store-front></store-front>
      <about-owner owner-photo="owner.svg" owner-name="Marta"></about-owner>
      <quote-form endpoint="quotes"></quote-form>`,
  })
  await page.route('**/owner.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(hosts.addressOf('shop'))
  const card = page.getByRole('link', { name: 'Crew “Bolt” Tee' })
  await expect(card).toHaveJSProperty('href', `${hosts.addressOf('shop')}#/product/prod_tee`)
  await card.click()
  await expect(page).toHaveURL(/shop\.html#\/product\/prod_tee$/)
  const portrait = page.getByRole('img', { name: 'Marta, owner' })
  await expect(portrait).toHaveJSProperty('src', hosts.addressOf('shop').replace('shop.html', 'owner.svg'))
  const posts = watchPosts(page)
  await fill(page, ada)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeEnabled()
  expect(posts).toMatchObject([{ url: hosts.addressOf('shop').replace('shop.html', 'quotes') }])
  // The endpoint does not exist.
  noise.allow(/^error: Failed to load resource.*404/)
})
