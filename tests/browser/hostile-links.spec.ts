import { addresses } from './support/attacks.ts'
import { answerProduct, grounds, prepare } from './support/hostile-descriptions.ts'
import { expect, test } from './support/stage.ts'
import { surroundings } from './support/tripwire.ts'

/** Where a description may lead, wherever that is. */
const followed = ['https://evil.invalid/', '//evil.invalid/x', '/x', '?x', '#x']

/** What is left of one attack: HTML makes another sign of the zero in it, and it is a path like any other. */
const path = 'javascript\ufffd:ran(1)'

/** Two ways to write a link to each: as people do, and against what we do to it. */
const links = [...addresses, ...followed].flatMap((address) => {
  const href = address.replaceAll('"', '&quot;')
  return [
    `<a href="${href}">x</a>`,
    `<a target=_self rel=opener ping="${href}" onclick=ran(1) xlink:href="${href}" href="${href}">x</a>`,
  ]
})

test(`${links.length} links in a description are pressed: none runs anything, and what they open knows nothing of the shop`, async ({
  page,
  context,
  stage,
  noise,
}) => {
  const tripwire = await prepare({ page, stage, noise }, grounds['no policy'])
  await context.route(/evil\.invalid|\/x$|[?#]x$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  )
  const blocks = links.map((description, order) => ({ id: `i${order}`, order, title: 'Link', description }))
  await answerProduct(page, { description: '<p>Harmless</p>', additional_info: blocks })
  await stage.openProduct('prod_1')
  const places = page.getByRole('article').locator('a').filter({ hasText: /^x$/ })
  await expect(places).toHaveCount(links.length)
  const before = await surroundings(page)

  const opened: string[] = []
  for (const place of await places.all()) {
    const leads = (await place.getAttribute('href')) !== null
    const popup = leads ? page.waitForEvent('popup') : null
    await place.click()
    if (!popup) continue
    const there = await popup
    await there.waitForLoadState()
    expect(await there.evaluate(() => [opener, document.referrer]), there.url()).toEqual([null, ''])
    opened.push(there.url())
    await there.close()
  }
  const shop = new URL(page.url())
  const expected = [path, ...followed].map((address) => new URL(address, shop).href)
  expect(opened).toEqual(expected.flatMap((address) => [address, address]))
  // Nothing else was opened or asked for, and the shop is where it was.
  expect(tripwire.requests().filter((asked) => !asked.startsWith('popup: '))).toEqual([])
  expect(tripwire.requests()).toHaveLength(opened.length)
  expect(await tripwire.ran()).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  expect(await surroundings(page)).toEqual(before)
})
