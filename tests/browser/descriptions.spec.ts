import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aWireVariant } from '../support/factories.ts'
import { mockProduct, removeSetHtml } from './support/hostile-descriptions.ts'
import { test as base, expect } from './support/test-page.ts'
import { expectOrder } from './support/text-direction.ts'

interface ImageServer {
  origin: string
  /** The headers of each request that the server has received. */
  requests: IncomingHttpHeaders[]
}

const test = base.extend<{ imageServer: ImageServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern as the first parameter
  imageServer: async ({}, use) => {
    const requests: IncomingHttpHeaders[] = []
    const server = createServer(({ headers }, response) => {
      requests.push(headers)
      response.setHeader('content-type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

test('a product description keeps its formatting, lists, tables and links', async ({ page, testPage }) => {
  const description = `<h3>Made to last</h3><p>Soft <strong>and</strong> <em>warm</em>, <u>really</u>.<br>Twice.</p>
     <ul><li>Cotton</li></ul><ol><li>Wash</li></ol><blockquote>Bright</blockquote><pre><code>IP44</code></pre><hr>
     <p>&nbsp;</p><div><br></div><ul><li></li></ul><h4>\u200b</h4><p><img src="data:," alt="Drawing"></p>
     <table><caption>Sizes</caption><thead><tr><th>Size</th></tr></thead><tbody><tr><td colspan="2">M</td></tr></tbody></table>
     <p><a href="https://example.com/">Read more</a> or <a href="mailto:a@b.example">write</a>, <a href="tel:+155501">call</a></p>`
  await mockProduct(page, { description })
  await testPage.openProduct('prod_1')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'Made to last' })).toBeVisible()
  for (const role of ['strong', 'emphasis', 'blockquote', 'code', 'separator', 'caption'] as const) {
    await expect(article.getByRole(role).first()).toBeAttached()
  }
  await expect(article.getByRole('listitem')).toHaveText(['Cotton', 'Wash'])
  await expect(article.getByRole('cell', { name: 'M' })).toHaveAttribute('colspan', '2')
  await expect(article.locator('.rich-text').getByRole('paragraph')).toHaveCount(3)
  await expect(article.locator('.rich-text').locator('div, h4, ul:empty')).toHaveCount(0)
  await expect(article.getByRole('img', { name: 'Drawing' })).toBeAttached()
  for (const name of ['Read more', 'write', 'call']) {
    const link = article.getByRole('link', { name })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  }
})

test('each image of a product and its description is requested only once and without a referrer', async ({
  page,
  testPage,
  server,
  imageServer: { origin, requests },
}) => {
  server.policy = ''
  const description = `<p>Text</p><img src="${origin}/1" alt="Pixel" width="1" height="1" loading="eager" referrerpolicy="unsafe-url" crossorigin="use-credentials">
   <picture><source srcset="${origin}/2"><img src="${origin}/3" alt=""></picture>`
  const variants = [aWireVariant({ image_url: null })]
  await mockProduct(page, { thumbnail: `${origin}/4`, variants, description })
  await testPage.openProduct('prod_1')
  await page.getByText('Text').scrollIntoViewIfNeeded()
  await expect.poll(() => requests.length).toBe(3)
  for (const { referer } of requests) expect(referer).toBeUndefined()
})

for (const [name, policy, initScript] of [
  ['the strict policy', null, () => {}],
  ['the strict policy and no setHTML()', null, removeSetHtml],
  [
    'a policy that forbids parsing HTML and no setHTML()',
    "require-trusted-types-for 'script'; trusted-types 'none'",
    removeSetHtml,
  ],
] as const)
  test(`with ${name}, newlines and named entities are shown, and HTML that browsers would multiply stays small`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    consoleMessages.allow(/violat|Trusted/)
    testPage.server.policy = policy ?? testPage.server.policy
    await page.addInitScript(initScript)
    const bold = `<p>${'<b align="i">'.repeat(400)}${'<p>x'.repeat(1500)}<p>End`
    const texts = [`${'<div>'.repeat(10_000)}Deep${bold}`, bold, bold, bold]
    const additional_info = texts.map((text, order) => ({
      id: `i${order}`,
      order,
      title: 'Notes',
      description: text,
    }))
    const description = 'T&uuml;rklingel&trade; &copy 2 V&lowbar;x &amp;uuml;\n&NotEqualTilde;'
    await mockProduct(page, { description, additional_info })
    await testPage.open('<electrician-site routing="hash"></electrician-site>')
    await page.evaluate(() => location.assign('#/product/prod_1'))
    await expect(page.getByText('Türklingel')).toHaveJSProperty('innerText', 'Türklingel™ © 2 V_x &uuml;\n≂̸')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Türklingel™ © 2 V_x &uuml; ≂̸',
    )
    await expect(page.getByText('Deep')).toBeVisible()
    await expect(page.getByText('End')).toHaveCount(4)
    expect(await page.getByRole('article').locator('*').count()).toBeLessThan(20_000)
  })

for (const [name, initScript] of [
  ['setHTML()', () => {}],
  ['DOMPurify', removeSetHtml],
] as const)
  test(`on a right-to-left page, bullets and numbers are on the side where the text of their list starts (${name})`, async ({
    page,
    testPage,
  }) => {
    await page.addInitScript(initScript)
    testPage.language = 'ar'
    const numbers = `<ol>${'<li>Wash!</li>'.repeat(12)}</ol>`
    const description = `<p>وصف</p><ul><li>100% cotton.</li></ul>${numbers}<ul><li>قطن ناعم.</li></ul>`
    await mockProduct(page, { description })
    await testPage.openProduct('prod_1')
    const item = (text: string) => page.getByRole('article').getByRole('listitem').filter({ hasText: text })
    for (const latin of [item('cotton'), item('Wash').last()]) {
      await expect(latin).toHaveCSS('direction', 'ltr')
      const { left, start } = await latin.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const text = element.closest('.rich-text')?.getBoundingClientRect()
        return { left: text?.left ?? 0, start: range.getBoundingClientRect().left }
      })
      expect(start - left).toBeLessThan(40)
    }
    await expectOrder(item('cotton'), 'n', '.')
    await expect(item('قطن')).toHaveCSS('direction', 'rtl')
    await expectOrder(item('قطن'), '.', 'ق')
    const text = page.getByRole('article').locator('.rich-text')
    expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

test('heights and sizes in a product description do not stretch the page', async ({ page, testPage }) => {
  const description = `<p>Start</p><table height=99999><tr height=99999><td height="99999" width=1 border=999>a</td></tr></table>
     <table border=9999 cellpadding=9999 cellspacing=9999><tr><td>b</td></tr></table><hr size=99999 width=99999>
     <img src="data:," alt="" height=99999 width=10><img src="data:," alt="" height=99999 hspace=999 vspace=999>
     ${'<big>'.repeat(50)}Big${'</big>'.repeat(50)}<p>End</p>`
  await mockProduct(page, { description })
  await testPage.openProduct('prod_1')
  const top = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.getBoundingClientRect().top)
  await expect(page.getByText('End')).toBeAttached()
  expect((await top('End')) - (await top('Start'))).toBeLessThan(800)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
