import { failedRequest } from './support/console-messages.ts'
import { formServices, runFormService } from './support/form-services.ts'
import { completeQuote, field, fillQuoteForm, submitQuote, typeText } from './support/quote-form.ts'
import { test as base, expect } from './support/test-page.ts'

type ServiceName = keyof typeof formServices

interface Fixtures {
  service: Awaited<ReturnType<typeof runFormService>>
  serviceName: ServiceName
}

const test = base.extend<Fixtures>({
  serviceName: ['formspree', { option: true }],
  service: async ({ serviceName, server }, use) => {
    server.policy = ''
    const service = await runFormService(formServices[serviceName])
    await use(service)
    await service.close()
  },
})

const input = (name: string, value: string) =>
  `<input type="hidden" slot="fields" name="${name}" value="${value}">`
const honeypot = (name: string) => `<input type="hidden" slot="fields" name="${name}" data-honeypot>`

interface Recipe {
  /** The markup from the documentation; `key` is the form ID, form name or access key. */
  form: (origin: string, key?: string) => string
  /** The form fields that the service should receive. */
  fields: object
  /** The expected number of CORS preflight requests: 1 for a JSON request, 0 for a form submission. */
  preflights: 0 | 1
}

const recipes: Record<ServiceName, Recipe> = {
  formspree: {
    form: (origin, key = 'volt') =>
      `<quote-form endpoint="${origin}/f/${key}">${honeypot('_gotcha')}</quote-form>`,
    fields: { ...completeQuote, _gotcha: '' },
    preflights: 1,
  },
  netlify: {
    form: (origin, key = 'quote') =>
      `<quote-form endpoint="${origin}/" format="urlencoded">${input('form-name', key)}</quote-form>`,
    fields: { ...completeQuote, emergency: 'yes', 'form-name': 'quote' },
    preflights: 0,
  },
  web3forms: {
    form: (origin, key = 'a1b2') =>
      `<quote-form endpoint="${origin}/submit">${input('access_key', key)}${honeypot('botcheck')}</quote-form>`,
    fields: { ...completeQuote, access_key: 'a1b2', botcheck: '' },
    preflights: 1,
  },
  basin: {
    form: (origin, key = 'volt') =>
      `<quote-form endpoint="${origin}/f/${key}" format="form">${honeypot('_gotcha')}</quote-form>`,
    fields: { ...completeQuote, emergency: 'yes', _gotcha: '' },
    preflights: 0,
  },
}

for (const [name, { form, fields, preflights }] of Object.entries(recipes)) {
  test.describe(`with ${name}`, () => {
    test.use({ serviceName: name as ServiceName })

    test('the quote form delivers a quote request to the service', async ({ page, testPage, service }) => {
      await testPage.open(form(service.origin))
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      await expect(page.getByText('Thank you. We have your request')).toBeVisible()
      expect(service.requests.map((request) => request.fields)).toEqual([fields])
      expect(service.preflights).toHaveLength(preflights)
    })

    test('the quote form keeps its input when a request exceeds the rate limit, and the next attempt succeeds', async ({
      page,
      testPage,
      service,
      consoleMessages,
    }) => {
      consoleMessages.allow(failedRequest)
      await testPage.open(form(service.origin))
      await fillQuoteForm(page, { ...completeQuote, email: 'slow@example.com' })
      await submitQuote(page)
      await expect(page.getByText('The server refused your request (HTTP 429).')).toBeVisible()
      await expect(field(page, 'Message')).toHaveValue(completeQuote.message)
      await typeText(field(page, 'Email'), completeQuote.email)
      await submitQuote(page)
      await expect(page.getByText('Thank you. We have your request')).toBeVisible()
    })

    test('the quote form keeps its input when the form ID or access key is wrong', async ({
      page,
      testPage,
      service,
      consoleMessages,
    }) => {
      consoleMessages.allow(failedRequest)
      await testPage.open(form(service.origin, 'wrong'))
      await fillQuoteForm(page, completeQuote)
      await submitQuote(page)
      await expect(page.getByText(/^The server refused your request \(HTTP 40[04]\)\./)).toBeVisible()
      await expect(field(page, 'Name *')).toHaveValue(completeQuote.name)
    })
  })
}

test('the quote form shows a service’s error message at the rejected field and focuses that field', async ({
  page,
  testPage,
  service,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.open(recipes.formspree.form(service.origin))
  // The form's own validation accepts the email address, but the service rejects it.
  await page.route('**/f/volt', (route) => {
    const errors = [{ field: 'email', message: 'should be an email' }]
    return route.fulfill({ status: 422, json: { errors }, headers: { 'access-control-allow-origin': '*' } })
  })
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('should be an email')
  await expect(field(page, 'Email')).toBeFocused()
})

test('the quote form sends a filled-in honeypot field to a service that checks it', async ({
  page,
  testPage,
  service,
}) => {
  await testPage.open(recipes.formspree.form(service.origin))
  await fillQuoteForm(page, completeQuote)
  await page.locator('input[name=leave-empty]').evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example'
  })
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  expect(service.requests[0]?.fields).toMatchObject({ _gotcha: 'https://spam.example' })
})

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
    body: `<electrician-site quote-endpoint="${service.origin}/f/volt" quote-format="form">${input('source', 'website')}</electrician-site>`,
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
