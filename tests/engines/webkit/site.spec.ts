import { expect, openSite, test } from '../support/webkit.ts'
import type { WebKitPage } from '../support/webkit-page.ts'

const lastProduct = 'Home Care Plan'
const scrolledTo = (visitor: WebKitPage) => visitor.driver.evaluate(() => Math.round(scrollY))

test('the website restores screens and scroll positions on back and forward navigation', async ({
  visitor,
  testPage,
}) => {
  await openSite(testPage, visitor, '/')
  await visitor.sees('Power you can rely on')
  await visitor.click('link', 'Store')
  await visitor.click('link', lastProduct)
  await visitor.sees('Back to Store')
  await expect.poll(() => visitor.title()).toBe(`${lastProduct} - Our Store`)
  await expect.poll(() => scrolledTo(visitor)).toBe(0)
  await visitor.goBack()
  await visitor.sees('Our Store')
  await expect.poll(() => scrolledTo(visitor)).toBeGreaterThan(200)
  expect(await visitor.address()).toBe(`${testPage.origin}/store`)
  await visitor.goBack()
  await visitor.sees('Power you can rely on')
  await visitor.goForward()
  await visitor.sees('Our Store')
})

test('a section link on the store screen opens the section on the home screen', async ({
  visitor,
  testPage,
}) => {
  await openSite(testPage, visitor, '/store')
  await visitor.sees('Our Store')
  await visitor.click('link', 'Services')
  await expect.poll(() => visitor.address()).toBe(`${testPage.origin}/#services`)
  await expect.poll(() => topOf(visitor, 'services')).toBeLessThanOrEqual(80)
  expect(await topOf(visitor, 'services')).toBeGreaterThanOrEqual(0)
})

test('the website moves focus to a new screen, so that Tab reaches the first link of the screen', async ({
  visitor,
  testPage,
}) => {
  await openSite(testPage, visitor, '/store')
  await visitor.click('link', lastProduct)
  await visitor.sees('Back to Store')
  await visitor.press('Tab')
  expect(await visitor.focused()).toBe('Back to Store')
})

test('the website shows each screen when its URL is opened or reloaded', async ({ visitor, testPage }) => {
  for (const [path, text] of [
    ['/product/prod_tee', '24 in stock!'],
    ['/success', 'Order Successful!'],
    ['/nowhere', '404 Not Found'],
  ] as const) {
    await openSite(testPage, visitor, path)
    await visitor.sees(text)
    await visitor.reload()
    await visitor.sees(text)
  }
})

test('<store-front> uses hash URLs to show all screens on one page', async ({ visitor, testPage }) => {
  await testPage.open('<h1>Our club</h1><store-front></store-front>')
  await visitor.click('link', '“Ohm Sweet Ohm” Mug')
  await visitor.sees('30 in stock!')
  expect(await visitor.address()).toBe(`${testPage.origin}/index.html#/product/prod_mug`)
  await visitor.click('button', 'Add to Cart')
  await visitor.find('button', 'Open cart, 1 item')
  await visitor.goBack()
  await visitor.sees('Our Store', 'Our club')
})

test('the quote form shows an error for each missing field and keeps entered text after a reload', async ({
  visitor,
  testPage,
}) => {
  await testPage.open('<quote-form></quote-form>')
  await visitor.click('button', 'Request a Quote')
  await visitor.sees('Please tell us your name.', 'Please give us a phone number')
  expect(await visitor.focused()).toBe('Name *')
  await visitor.type('Name *', 'Ada')
  await visitor.seesNo('Please tell us your name.')
  await visitor.type('Phone *', '555 0100')
  await visitor.reload()
  await visitor.click('button', 'Request a Quote')
  await visitor.sees("Contact form isn't implemented yet")
})

function topOf(visitor: WebKitPage, section: string): Promise<number> {
  return visitor.driver.evaluate((name) => {
    const site = document.querySelector('electrician-site')?.shadowRoot
    return site?.querySelector(`[data-section=${name}]`)?.getBoundingClientRect().top ?? Number.NaN
  }, section)
}
