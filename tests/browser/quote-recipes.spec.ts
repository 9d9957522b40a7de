import { snippetsIn } from '../docs/markdown.ts'
import { factsScript } from './support/business-facts.ts'
import { expect, test } from './support/form-service.ts'
import { completeQuote, fillQuoteForm, submitQuote } from './support/quote-form.ts'

interface Recipe {
  /** Text that only this recipe in the documentation contains. */
  mark: string
  path: string
  /** The fields that the service should receive. */
  fields: object
  /** The response of the service. */
  reply: object | string
  contentType: RegExp
}

const sentQuote = { ...completeQuote, consent: 'yes' }
const json = /^application\/json/
const netlifyFields = { ...sentQuote, emergency: 'yes', 'form-name': 'quote' }

const recipes: Record<string, Recipe> = {
  formspree: {
    mark: '"https://formspree.io/',
    path: '/f/your-form-id',
    fields: sentQuote,
    reply: { next: '/thanks', ok: true },
    contentType: json,
  },
  netlify: {
    mark: 'data-netlify',
    path: '/',
    fields: netlifyFields,
    reply: '<!doctype html><title>Thank you!</title>',
    contentType: /^application\/x-www-form-urlencoded/,
  },
  web3forms: {
    mark: '"https://api.web3forms.com/',
    path: '/submit',
    fields: { ...sentQuote, access_key: 'your-access-key' },
    reply: { success: true, message: 'Email sent successfully!' },
    contentType: json,
  },
  basin: {
    mark: '"https://usebasin.com/',
    path: '/f/your-form-id',
    fields: { ...sentQuote, emergency: 'yes' },
    reply: { success: true },
    contentType: /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
  },
}

const consentFacts = factsScript({ links: { privacy: '/privacy' } }).replace(
  '<script',
  '<script data-electrician-business',
)

/** Returns the markup of a recipe in docs/quote-services.md. */
function documentedMarkup(mark: string): string {
  const found = snippetsIn('docs/quote-services.md').filter(
    ({ section, code }) => section === 'Form services' && code.includes(mark),
  )
  expect(found).toHaveLength(1)
  return found[0]?.code ?? ''
}

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
