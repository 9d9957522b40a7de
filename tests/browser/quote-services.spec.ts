import { expect, test } from './support/form-service-test.ts'
import { completeQuote, field, fillQuoteForm, submitQuote } from './support/quote-form.ts'

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
