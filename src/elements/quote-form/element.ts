import { QUOTE_SERVICES } from '../../quote/quote.ts'
import { QUOTE_FORMATS } from '../../quote/quote-format.ts'
import { defineElement } from '../../runtime/element/define-element.ts'
import { businessFacts } from '../../runtime/settings/business-facts.ts'
import { QuoteForm } from './quote-form.tsx'

export const definition = defineElement({
  name: 'quote-form',
  kind: 'sections',
  component: QuoteForm,
  attributes: {
    endpoint: { type: 'address', schemes: ['mailto:'] },
    format: { type: 'choice', values: QUOTE_FORMATS, default: 'json' },
    service: { type: 'choice', values: Object.keys(QUOTE_SERVICES).filter(Boolean) },
    message: { type: 'text' },
    photos: { type: 'flag' },
  },
  business: businessFacts(() => ({})),
  display: 'block',
})
