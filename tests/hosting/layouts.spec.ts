import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, test } from './support/hosting.ts'

test('a website below a path has all of its addresses there', { tag: '@below-a-path' }, async ({
  page,
  host,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  const { server } = await host('/shop/')
  await page.goto(`${server.origin}/shop/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveURL(`${server.origin}/shop/store`)
  expect((await page.reload())?.status()).toBe(200)
  await addFromCard(page, mug)
  expect((await page.goto(`${server.origin}/shop/product/prod_mug`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug)
  expect((await page.goto(`${server.origin}/shop/nowhere`))?.status()).toBe(404)
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${server.origin}/shop/success`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('a screen that has a page of its own is answered with that page', async ({ request, host }) => {
  const { server, recipe } = await host('/')
  recipe.drop('store.html')
  recipe.write('store/index.html', 'the store’s own page')
  recipe.write('pictures/van.svg', '<svg/>')
  recipe.write('404.html', 'the page for what is not there')
  const read = async (path: string) => {
    const response = await request.get(server.origin + path)
    return [response.status(), await response.text()]
  }
  expect(await read('/store')).toEqual([200, 'the store’s own page'])
  expect(await read('/store/')).toEqual([200, 'the store’s own page'])
  // Neither a name without its ending nor a folder without a page is something to show.
  for (const path of ['/nowhere', '/icon', '/pictures', '/pictures/'])
    expect([path, ...(await read(path))]).toEqual([path, 404, 'the page for what is not there'])
  const [, other] = await read('/success')
  expect(other).toContain('<electrician-site')
})

test('without a page for what is not there, the one page says so', { tag: '@without-404' }, async ({
  request,
  host,
}) => {
  const { server, recipe } = await host('/')
  recipe.drop('404.html')
  const response = await request.get(`${server.origin}/nowhere`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<electrician-site')
})
