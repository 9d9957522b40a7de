import type { Page } from '@playwright/test'
import { factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { expect, test } from './support/form-service-test.ts'
import { completeQuote, field, fillQuoteForm, submitQuote, tryAgain, typeText } from './support/quote-form.ts'

const facts = factsScript({ phone: '(555) 010-0199', email: 'hello@volt.example' })

test.beforeEach(async ({ testPage, service, consoleMessages }) => {
  consoleMessages.allow(failedRequest)
  await testPage.open(`<quote-form endpoint="${service.origin}/f/volt">${facts}</quote-form>`)
})

test('the quote form keeps its input while the browser is offline and sends the request once it is online again', async ({
  page,
  context,
  service,
}) => {
  await fillQuoteForm(page, completeQuote)
  await context.setOffline(true)
  await submitQuote(page)
  await expectConnectionError(page)
  await context.setOffline(false)
  await tryAgain(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(service.delivered).toMatchObject([completeQuote])
})

test('the quote form keeps its input when the connection is lost in the middle of the response', async ({
  page,
  service,
}) => {
  await fillQuoteForm(page, { ...completeQuote, email: 'cut@example.com' })
  const response = page.waitForResponse(`${service.origin}/f/volt`)
  await submitQuote(page)
  expect((await response).status()).toBe(200)
  await expectConnectionError(page)
  await typeText(field(page, 'Email'), completeQuote.email)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
})

async function expectConnectionError(page: Page): Promise<void> {
  const outcome = page.getByRole('status').filter({ hasText: 'Your request could not be sent.' })
  await expect(outcome.getByRole('link', { name: 'Call (555) 010-0199' })).toBeVisible()
  const mail = outcome.getByRole('link', { name: 'Send it by email' })
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:hello@volt\.example\?.*The%20kitchen%20light%20flickers/,
  )
  await expect(field(page, 'Name *')).toHaveValue(completeQuote.name)
  await expect(field(page, 'Message')).toHaveValue(completeQuote.message)
  await expect(page.getByRole('checkbox', { name: 'This is an emergency' })).toBeChecked()
}
