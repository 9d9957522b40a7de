import { expect, test } from './support/form-service.ts'
import { completeQuote, fillQuoteForm, submitQuote } from './support/quote-form.ts'
import { consentFacts, documentedMarkup, json, netlifyFields, recipes } from './support/quote-recipes.ts'

for (const [name, { mark, path, fields, reply, contentType }] of Object.entries(recipes))
  test.describe(`with the documented recipe for ${name}`, () => {
    test.use({ reply })

    test('the quote form delivers a quote request to the service', async ({ page, testPage, service }) => {
      const markup = documentedMarkup(mark).replace(
        /endpoint="(?:https:\/\/[^/]+)?/,
        `endpoint="${service.origin}`,
      )
      await testPage.open(consentFacts + markup)
      await fillQuoteForm(page, completeQuote)
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      await submitQuote(page)
      await expect(page.getByText('Thank you. We have your request')).toBeVisible()
      expect(service.requests).toMatchObject([{ path, contentType: expect.stringMatching(contentType) }])
      expect(service.requests[0]?.fields).toEqual(fields)
      // Browsers ask first before they send JSON to another origin.
      expect(service.preflights).toHaveLength(contentType === json ? 1 : 0)
    })
  })

test('the hidden form in the recipe for netlify has every field that the quote form sends', () => {
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(documentedMarkup('data-netlify')) ?? []
  const names = [...form.matchAll(/<(?:input|textarea) name="([^"]+)"/g)].map(([, name]) => name)
  const sent = Object.keys(netlifyFields).filter((name) => name !== 'form-name')
  expect(names.toSorted()).toEqual(sent.toSorted())
})
