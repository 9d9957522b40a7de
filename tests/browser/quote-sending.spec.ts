import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allowConnections } from './support/form-service-test.ts'
import { holdRequests } from './support/hold-requests.ts'
import {
  completeQuote,
  field,
  fillQuoteForm,
  formWithEndpoint,
  recordPosts,
  submitQuote,
  typeText,
} from './support/quote-form.ts'
import { toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// spec R.34
test('the quote form posts the quote request as JSON to its endpoint and thanks the visitor', async ({
  page,
  testPage,
}) => {
  const posts = recordPosts(page)
  await page.route('**/quotes', (route) => route.fulfill({ status: 204 }))
  const releaseRequest = await holdRequests(page, '**/quotes')
  await testPage.open(formWithEndpoint)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  // Submitting again while the first request is pending must not send a second request.
  await field(page, 'Name *').press('Enter')
  releaseRequest()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you. We have your request' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeVisible()
  await expect(field(page, 'Name *')).toHaveValue('')
  await expect(toastOf(page)).toHaveCount(0)
  expect(posts).toEqual([{ url: `${testPage.origin}/quotes`, type: 'application/json', body: completeQuote }])
})

test('the quote form sends cookies only to an endpoint on the page’s own origin', async ({
  page,
  testPage,
  server,
}) => {
  const cookies: (string | undefined)[] = []
  const otherServer = createServer(({ method, headers }, response) => {
    if (method === 'POST') cookies.push(headers.cookie)
    response.writeHead(204, {
      'access-control-allow-origin': testPage.origin,
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    })
    response.end()
  })
  await new Promise<void>((done) => otherServer.listen(0, 'localhost', done))
  const { port } = otherServer.address() as AddressInfo
  allowConnections(server, `http://localhost:${port}`)
  // Cookies are not tied to a port, so the browser could send this one to both servers.
  await page.context().addCookies([{ name: 'session', value: 'volt', url: testPage.origin }])
  const quote = page.waitForRequest('**/stay')
  await testPage.open(
    `<quote-form endpoint="/stay"></quote-form><quote-form endpoint="http://localhost:${port}"></quote-form>`,
  )
  const forms = page.getByRole('form')
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    await typeText(form.getByRole('textbox', { name: 'Name *' }), 'Ada')
    await typeText(form.getByRole('textbox', { name: 'Phone *' }), '555 0100')
    await form.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(form.getByText('Thank you. We have your request')).toBeVisible()
  }
  expect((await (await quote).allHeaders())['cookie']).toBe('session=volt')
  expect(cookies).toEqual([undefined])
  otherServer.closeAllConnections()
  await new Promise((done) => otherServer.close(done))
})
