import { failedRequest } from '../browser/support/console-messages.ts'
import { addFromCard, cardOf, cartButton, mug, openCart, startCheckout } from '../browser/support/shop.ts'
import { routes } from '../browser/support/site-screens.ts'
import { expect, test } from './support/hosting.ts'

test('the website shows each screen when its URL is opened or reloaded', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  for (const [path, isComplete] of Object.entries(routes)) {
    const status = path === '/nowhere' ? 404 : 200
    expect([path, (await page.goto(path))?.status()]).toEqual([path, status])
    await isComplete(page)
    expect([path, (await page.reload())?.status()]).toEqual([path, status])
    await isComplete(page)
    await expect(page).toHaveURL(path)
  }
})

test('the host returns status 404 for unknown paths, with a page that links to the home screen', async ({
  page,
  consoleMessages,
  request,
}) => {
  consoleMessages.allow(failedRequest)
  for (const path of ['/product/a/b', '/nowhere/store', '/nothing.js']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
  }
  await page.goto('/product/a/b')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a visitor can buy a mug from a store on another origin and return to the website', async ({
  page,
  store,
  website,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  const picture = cardOf(page, mug).locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  expect(new URL(page.url()).origin).toBe(store.origin)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${website.origin}/success`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
})

test('the content security policy blocks requests, styles and HTML that it does not allow', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/')
  await expect(cartButton(page)).toBeVisible()
  expect(consoleMessages.unexpected()).toEqual([])
  consoleMessages.allow(/^violation: /, /^error: /)
  await page.evaluate(async () => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    const picture = document.createElement('img')
    picture.src = 'http://pictures.invalid/a.png'
    document.head.append(style, picture)
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
      () => fetch('http://elsewhere.invalid/'),
    ]
    for (const attempt of attempts)
      await Promise.resolve()
        .then(attempt)
        .catch(() => null)
  })
  const blockedDirectives = () =>
    consoleMessages
      .all()
      .flatMap((text) => /^violation: (\S+)/.exec(text)?.[1] ?? [])
      .toSorted()
  await expect
    .poll(blockedDirectives)
    .toEqual(['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem', 'trusted-types'])
})
