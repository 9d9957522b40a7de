import { expectAccessible, setCanvasBackground } from './support/accessibility.ts'
import { factsScript } from './support/business-facts.ts'
import { failedRequest } from './support/console-messages.ts'
import { holdRequests } from './support/hold-requests.ts'
import {
  completeQuote,
  field,
  fillQuoteForm,
  formWithEndpoint,
  submitQuote,
  tryAgain,
  typeText,
} from './support/quote-form.ts'
import { expect, test } from './support/test-page.ts'

const facts = factsScript({
  phone: '(555) 010-0199',
  email: 'hello@volt.example',
  links: { privacy: '/privacy' },
})

test('no state of the quote form has accessibility violations in light or dark mode', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  const responses = [
    { status: 500 },
    { status: 422, json: { errors: [{ field: 'email', message: 'should be an email' }] } },
    { status: 200 },
  ]
  await page.route('**/quotes', (route) => route.fulfill(responses.shift()))
  const release = await holdRequests(page, '**/quotes')
  await testPage.open(
    `<main><h1>Volt</h1><h2>Contact</h2>${formWithEndpoint.replace('</', `${facts}</`)}</main>`,
    {
      head: '<meta name="color-scheme" content="light dark">',
    },
  )
  await setCanvasBackground(page)

  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  const consent = page.getByRole('checkbox', { name: /^I agree/ })
  await expect(consent).toHaveAccessibleDescription(/^Please agree/)
  await expectAccessible(page, 'without consent')

  await consent.check()
  await submitQuote(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expectAccessible(page, 'while sending')

  release()
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeVisible()
  await expectAccessible(page, 'after a failure')

  await tryAgain(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('should be an email')
  await expectAccessible(page, 'with a rejected field')

  await typeText(field(page, 'Email'), completeQuote.email)
  await submitQuote(page)
  await expect(page.getByText('Thank you. We have your request')).toBeVisible()
  await expectAccessible(page, 'after sending')
})
