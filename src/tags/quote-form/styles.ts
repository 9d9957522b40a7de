import quoteForm from './quote-form.css?inline'

/** Stylesheets of `<quote-form>`, which elements that compose it also adopt. */
export const quoteFormStyles = [quoteForm]
