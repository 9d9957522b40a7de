import { maliciousUrls } from './support/attacks.ts'
import { mockProduct, pageSetups, preparePage } from './support/hostile-descriptions.ts'
import { hostPageState } from './support/injection-monitor.ts'
import { expect, test } from './support/test-page.ts'

/** URLs that descriptions may link to. */
const allowedUrls = ['https://evil.invalid/', '//evil.invalid/x', '/x', '?x', '#x']

/** The harmless path that one of the malicious URLs becomes when the HTML parser replaces its null character. */
const harmlessPath = 'javascript\ufffd:ran(1)'

/** Two links for each URL: a plain one and one with hostile attributes. */
const links = [...maliciousUrls, ...allowedUrls].flatMap((url) => {
  const href = url.replaceAll('"', '&quot;')
  return [
    `<a href="${href}">x</a>`,
    `<a target=_self rel=opener ping="${href}" onclick=ran(1) xlink:href="${href}" href="${href}">x</a>`,
  ]
})

test(`${links.length} links in a product description run no code and open pages without an opener or referrer`, async ({
  page,
  context,
  testPage,
  consoleMessages,
}) => {
  const monitor = await preparePage(
    { page, testPage, consoleMessages },
    pageSetups['no content security policy'],
  )
  await context.route(/evil\.invalid|\/x$|[?#]x$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  )
  const blocks = links.map((description, order) => ({ id: `i${order}`, order, title: 'Link', description }))
  await mockProduct(page, { description: '<p>Harmless</p>', additional_info: blocks })
  await testPage.openProduct('prod_1')
  const rendered = page.getByRole('article').locator('a').filter({ hasText: /^x$/ })
  await expect(rendered).toHaveCount(links.length)
  const before = await hostPageState(page)

  const opened: string[] = []
  for (const link of await rendered.all()) {
    const hasHref = (await link.getAttribute('href')) !== null
    const popup = hasHref ? page.waitForEvent('popup') : null
    await link.click()
    if (!popup) continue
    const newPage = await popup
    await newPage.waitForLoadState()
    expect(await newPage.evaluate(() => [opener, document.referrer]), newPage.url()).toEqual([null, ''])
    opened.push(newPage.url())
    await newPage.close()
  }
  const shop = new URL(page.url())
  const expected = [harmlessPath, ...allowedUrls].map((url) => new URL(url, shop).href)
  expect(opened).toEqual(expected.flatMap((url) => [url, url]))
  // Only the popups send requests, and the shop page is unchanged.
  expect(monitor.unexpectedRequests().filter((request) => !request.startsWith('popup: '))).toEqual([])
  expect(monitor.unexpectedRequests()).toHaveLength(opened.length)
  expect(await monitor.executedCalls()).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  expect(await hostPageState(page)).toEqual(before)
})
