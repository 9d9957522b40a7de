import { QuoteForm } from '../components/quote-form/quote-form.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'quote-form': QuoteForm })
