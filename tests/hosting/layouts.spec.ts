import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { expect, test } from './support/hosting.ts'

test('a website under a base path keeps all its URLs under that path', { tag: '@below-a-path' }, async ({
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

test('the host serves store/index.html for /store and 404.html for unknown paths', async ({
  request,
  host,
}) => {
  const { server, recipe } = await host('/')
  recipe.removeFile('store.html')
  recipe.writeFile('store/index.html', 'the store’s own page')
  recipe.writeFile('pictures/van.svg', '<svg/>')
  recipe.writeFile('404.html', 'the not-found page')
  const read = async (path: string) => {
    const response = await request.get(server.origin + path)
    return [response.status(), await response.text()]
  }
  expect(await read('/store')).toEqual([200, 'the store’s own page'])
  expect(await read('/store/')).toEqual([200, 'the store’s own page'])
  // The path /icon lacks the file extension, and /pictures is a folder without an index.html file.
  for (const path of ['/nowhere', '/icon', '/pictures', '/pictures/'])
    expect([path, ...(await read(path))]).toEqual([path, 404, 'the not-found page'])
  const [, successPage] = await read('/success')
  expect(successPage).toContain('<electrician-site')
})

test('the host serves the main page with status 404 for unknown paths if the website has no 404.html', {
  tag: '@without-404',
}, async ({ request, host }) => {
  const { server, recipe } = await host('/')
  recipe.removeFile('404.html')
  const response = await request.get(`${server.origin}/nowhere`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<electrician-site')
})
