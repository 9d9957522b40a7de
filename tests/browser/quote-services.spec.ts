import { failedRequest } from './support/console-messages.ts'
import { expect, test } from './support/form-service-test.ts'
import { completeQuote, field, fillQuoteForm, submitQuote } from './support/quote-form.ts'

test('<electrician-site> shows phone and email links when a quote request fails', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.route('**/quotes', (route) => route.fulfill({ status: 500 }))
  testPage.serve('', {
    body: `<electrician-site quote-endpoint="/quotes" phone="(555) 010-0199" email="hello@volt.example"></electrician-site>`,
  })
  await page.goto(`${testPage.origin}/`)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  const outcome = page.getByRole('status').filter({ hasText: 'HTTP 500' })
  await expect(outcome.getByRole('link', { name: 'Call (555) 010-0199' })).toHaveAttribute(
    'href',
    'tel:5550100199',
  )
  const mail = new URL(
    (await outcome.getByRole('link', { name: 'Send it by email' }).getAttribute('href')) ?? '',
  )
  expect(mail.pathname).toBe('hello@volt.example')
  expect(mail.searchParams.get('body')).toContain(completeQuote.message)
})

test('<electrician-site> sends quote requests in the format set by quote-format and includes its extra fields', async ({
  page,
  testPage,
  service,
}) => {
  testPage.serve('', {
    body: `<electrician-site quote-endpoint="${service.origin}/f/volt" quote-format="form"><input type="hidden" slot="fields" name="source" value="website"></electrician-site>`,
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
