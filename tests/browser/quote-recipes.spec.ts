import { snippetsIn } from '../docs/markdown.ts'
import { factsScript } from './support/business-facts.ts'
import { expect, test } from './support/form-service-test.ts'
import type { formServices } from './support/form-services.ts'
import { completeQuote, fillQuoteForm, submitQuote } from './support/quote-form.ts'

interface Recipe {
  /** Text that only this recipe in the documentation contains. */
  mark: string
  /** The form ID, form name or access key in the documentation, and the one that the simulated service accepts. */
  key: readonly [documented: string, accepted: string]
  /** The form fields that the service should receive. */
  fields: object
  /** The expected number of CORS preflight requests: 1 for a JSON request, 0 for a form submission. */
  preflights: 0 | 1
}

const sentQuote = { ...completeQuote, consent: 'yes' }

const recipes: Record<keyof typeof formServices, Recipe> = {
  formspree: {
    mark: '"https://formspree.io/',
    key: ['your-form-id', 'volt'],
    fields: { ...sentQuote },
    preflights: 1,
  },
  netlify: {
    mark: 'data-netlify',
    key: ['value="quote', 'value="quote'],
    fields: { ...sentQuote, emergency: 'yes', 'form-name': 'quote' },
    preflights: 0,
  },
  web3forms: {
    mark: '"https://api.web3forms.com/',
    key: ['your-access-key', 'a1b2'],
    fields: { ...sentQuote, access_key: 'a1b2' },
    preflights: 1,
  },
  basin: {
    mark: '"https://usebasin.com/',
    key: ['your-form-id', 'volt'],
    fields: { ...sentQuote, emergency: 'yes' },
    preflights: 0,
  },
}

const consentFacts = factsScript({ links: { privacy: '/privacy' } }).replace(
  '<script',
  '<script data-electrician-business',
)

/** Returns the markup of a recipe in docs/quote-services.md. */
function documentedMarkup({ mark }: Recipe): string {
  const found = snippetsIn('docs/quote-services.md').filter(
    ({ section, code }) => section === 'Form services' && code.includes(mark),
  )
  expect(found).toHaveLength(1)
  return found[0]?.code ?? ''
}

for (const [name, recipe] of Object.entries(recipes)) {
  const { key, fields, preflights } = recipe

  /** Returns the documented markup with the origin and the key of the simulated service. */
  const markup = (origin: string, usedKey: string = key[1]) =>
    documentedMarkup(recipe)
      .replace(/endpoint="(?:https:\/\/[^/]+)?/, `endpoint="${origin}`)
      .replace(key[0], usedKey)

  test.describe(`with the documented recipe for ${name}`, () => {
    test.use({ serviceName: name as keyof typeof formServices })

    test('the quote form delivers a quote request to the service', async ({ page, testPage, service }) => {
      await testPage.open(consentFacts + markup(service.origin))
      await fillQuoteForm(page, completeQuote)
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      await submitQuote(page)
      await expect(page.getByText('Thank you. We have your request')).toBeVisible()
      expect(service.delivered).toEqual([fields])
      expect(service.preflights).toHaveLength(preflights)
    })
  })
}

test('the hidden form in the recipe for netlify has every field that the quote form sends', () => {
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(documentedMarkup(recipes.netlify)) ?? []
  const names = [...form.matchAll(/<(?:input|textarea) name="([^"]+)"/g)].map(([, name]) => name)
  const sent = Object.keys(recipes.netlify.fields).filter((name) => name !== 'form-name')
  expect(names.toSorted()).toEqual(sent.toSorted())
})
