// Shows the snippet on a separate page with the demo store. The page's query string contains the choices.
import { ONE_FILE } from './choices.ts'
import { previewAttributes } from './preview-attributes.ts'
import { readChoices } from './read-choices.ts'
import { snippetFor } from './snippet.ts'

const query = new URLSearchParams(location.search)
const choices = readChoices(query)
query.delete('ee-product')
// In the preview, one page is the store page, the product page and the success page at the same time.
const here = `${location.pathname}?${query}`
const { html, script, css } = snippetFor({
  ...choices,
  // For Wix, a snippet consists of values for Wix's panels. The preview uses the equivalent HTML instead.
  host: choices.host === 'wix' ? 'by-hand' : choices.host,
  // The demo's folder contains the one-file scripts, but not the modules.
  script: ONE_FILE[choices.script],
  scriptFolder: new URL('..', location.href).href,
  storeHost: 'https://demo-store.example',
  storeId: 'demo',
  storePage: here,
  productPage: here,
  successPage: here,
  attributes: previewAttributes(choices),
})

// Notifications and a cart that the script adds itself follow the page.
document.documentElement.lang = choices.language || 'en'
document.documentElement.dir = choices.language === 'ar' ? 'rtl' : 'ltr'
const stylesheet = new CSSStyleSheet()
stylesheet.replaceSync(css)
document.adoptedStyleSheets.push(stylesheet)
document.body.append(document.createRange().createContextualFragment(toTrustedHtml(script + html)))

// Do not open the demo store's checkout, because it would replace the preview.
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  window.ElectricianElements?.toast({
    title: 'This is a preview',
    description: 'On your page, your store’s checkout opens now.',
  })
})

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string }
}

/** Converts markup to `TrustedHTML` where supported. `snippetFor` has already escaped the visitor's input. */
function toTrustedHtml(markup: string): string {
  const types = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
  return types?.createPolicy('snippet-preview', { createHTML: (text) => text }).createHTML(markup) ?? markup
}
