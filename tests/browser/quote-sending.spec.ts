import { factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { expect, test } from './support/form-service.ts'
import { completeQuote, field, fillQuoteForm, submitQuote, tryAgain, typeText } from './support/quote-form.ts'

test('the quote form posts JSON, and sends cookies only to an endpoint on the page’s own origin', async ({
  page,
  testPage,
  service,
}) => {
  // Cookies are not tied to a port, so the browser could send this one to both servers.
  await page.context().addCookies([{ name: 'session', value: 'volt', url: testPage.origin }])
  const ownRequest = page.waitForRequest('**/stay')
  await testPage.open(
    `<quote-form endpoint="/stay"></quote-form><quote-form endpoint="${service.origin}"></quote-form>`,
  )
  const forms = page.getByRole('form')
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    await typeText(form.getByRole('textbox', { name: 'Name *' }), 'Ada')
    await typeText(form.getByRole('textbox', { name: 'Phone *' }), '555 0100')
    await form.getByRole('button', { name: 'Request a Quote' }).click()
    await expect(form.getByText('Thank you. We have your request')).toBeVisible()
  }
  const own = await ownRequest
  expect(own.postDataJSON()).toMatchObject({ name: 'Ada', phone: '555 0100' })
  expect(await own.allHeaders()).toMatchObject({ 'content-type': 'application/json', cookie: 'session=volt' })
  expect(service.requests.map(({ cookie }) => cookie)).toEqual([undefined])
})

test('the quote form keeps its input while the browser is offline and sends the request once it is online again', async ({
  page,
  context,
  testPage,
  service,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  const facts = factsScript({ phone: '(555) 010-0199', email: 'hello@volt.example' })
  await testPage.open(`<quote-form endpoint="${service.origin}">${facts}</quote-form>`)
  await fillQuoteForm(page, completeQuote)
  await context.setOffline(true)
  await submitQuote(page)
  const outcome = page.getByRole('status').filter({ hasText: 'Your request could not be sent.' })
  await expect(outcome.getByRole('link', { name: 'Call (555) 010-0199' })).toBeVisible()
  await expect(outcome.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /^mailto:hello@volt\.example\?.*The%20kitchen%20light%20flickers/,
  )
  await context.setOffline(false)
  await tryAgain(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(service.requests).toMatchObject([{ fields: completeQuote }])
})

test('<electrician-site> sends quote requests in the format set by quote-format and includes its extra fields', async ({
  page,
  testPage,
  server,
  service,
}) => {
  server.website = testPage.html({
    body: `<electrician-site quote-endpoint="${service.origin}" quote-format="form"><input type="hidden" slot="fields" name="source" value="website"></electrician-site>`,
  })
  await page.goto(`${testPage.origin}/`)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(service.requests[0]?.fields).toEqual({ ...completeQuote, emergency: 'yes', source: 'website' })
})

test('the quote form with a mailto endpoint opens the mail program and keeps the input', async ({
  page,
  testPage,
}) => {
  const mails: string[] = []
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  browser.on('Page.frameRequestedNavigation', ({ url }) => mails.push(url))
  await testPage.open('<quote-form endpoint="mailto:hello@volt.example"></quote-form>')
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByText('Your mail program should open now.')).toBeVisible()
  await expect
    .poll(() => mails)
    .toEqual([expect.stringMatching(/^mailto:hello@volt\.example\?subject=Emergency/)])
  await expect(field(page, 'Name *')).toHaveValue(completeQuote.name)
})
