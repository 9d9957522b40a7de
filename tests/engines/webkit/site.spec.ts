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
