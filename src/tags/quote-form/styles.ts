import quoteForm from './quote-form.css?inline'

/** For the element, and for elements that compose it. */
export const quoteFormStyles = [quoteForm]
