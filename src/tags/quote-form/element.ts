import { QuoteForm } from './quote-form.tsx'
import { quoteForm } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'quote-form', row: quoteForm, component: QuoteForm }])
