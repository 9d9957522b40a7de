import field from '../../ui/field.css?inline'
import quoteForm from './quote-form.css?inline'

/** The stylesheets of `<quote-form>`, also adopted by elements that include its component. */
export const quoteFormStyles = [field, quoteForm]
