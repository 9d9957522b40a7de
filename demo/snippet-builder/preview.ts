// The snippet at work, as a page of its own: the query says what was chosen, the demo store stands in for the real one.
import { readChoices } from './read-choices.ts'
import { snippetFor } from './snippet.ts'

const query = new URLSearchParams(location.search)
const choices = readChoices(query)
query.delete('product')
// Every page of the shop is this one.
const here = `${location.pathname}?${query}`
const { html, script, css } = snippetFor({
  ...choices,
  // Wix asks for values in a panel; what comes of them is what anybody gets.
  host: choices.host === 'wix' ? 'by-hand' : choices.host,
  scriptFolder: `${location.origin}/`,
  storeHost: '/provider',
  storeId: 'demo',
  storePage: here,
  productPage: here,
  successPage: here,
})

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
document.body.append(document.createRange().createContextualFragment(trusted(script + html)))

// The hosted checkout is no page for a frame.
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  window.ElectricianElements?.toast({
    title: 'This is a preview',
    description: 'On your page the checkout of your store opens now.',
  })
})

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string }
}

/** The markup for a browser that wants to be told that it is meant to be markup. `snippetFor` has escaped what was typed. */
function trusted(markup: string): string {
  const types = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
  return types?.createPolicy('snippet-preview', { createHTML: (text) => text }).createHTML(markup) ?? markup
}
