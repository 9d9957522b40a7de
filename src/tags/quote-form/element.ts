import { defineTag } from '../../elements/define-tag.ts'
import '../toast-area/element.ts'
import { QuoteForm } from './quote-form.tsx'
import { quoteFormStyles } from './styles.ts'

export const definition = defineTag({
  name: 'quote-form',
  component: QuoteForm,
  attributes: {
    endpoint: { type: 'address' },
    service: {
      type: 'choice',
      of: ['residential', 'commercial', 'emergency', 'repair', 'inspection', 'maintenance'],
    },
    message: { type: 'text' },
  },
  events: ['quote-submit', 'quote-sent', 'quote-error'],
  parts: ['form', 'button'],
  display: 'block',
  styles: quoteFormStyles,
})
