// The page inside the preview's frame. The builder sends its content.
import type { PreviewContent } from './content.ts'
import type { ProductsFile } from './products-file.ts'

const stylesheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(stylesheet)
/** The scripts that are loaded. English needs none. */
const loaded = new Set(['../languages/en.js'])
let shown = ''
/** The products file that the builder has sent. */
let products: ProductsFile | undefined

window.addEventListener('message', ({ data, source, origin }) => {
  // Tools such as accessibility checkers also send messages to frames.
  const isContent = typeof data === 'object' && typeof data?.html === 'string'
  if (!isContent || source !== window.parent || origin !== location.origin) return
  products = data.products
  show(data)
})
window.parent.postMessage('electrician-preview-ready', location.origin)

const fetchFromNetwork = window.fetch
window.fetch = async (input, init) =>
  products && input === products.url ? new Response(products.text) : fetchFromNetwork(input, init)

// Do not open the checkout, because it would replace the preview.
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  window.ElectricianElements?.toast({
    title: 'This is a preview',
    description: 'On your website, your store’s checkout opens now.',
  })
})

function show({ html, settings, css, language, direction, storeType }: PreviewContent): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction
  load(`../languages/${encodeURIComponent(language)}.js`)
  if (storeType) load(`../stores/${encodeURIComponent(storeType)}.js`)
  stylesheet.replaceSync(css)
  const text = JSON.stringify([html, settings])
  if (text === shown) return
  shown = text
  const scroll = window.scrollY
  const content = document.createRange().createContextualFragment(toTrustedHtml(html))
  const elements = [...content.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'))
  for (const element of elements)
    for (const [name, value] of Object.entries(settings)) if (value) element.setAttribute(name, `${value}`)
  document.body.replaceChildren(content)
  // Wait until the new elements have rendered and the page is as long as before.
  setTimeout(() => window.scrollTo({ top: scroll, behavior: 'instant' }), 100)
}

function load(address: string): void {
  if (loaded.has(address)) return
  loaded.add(address)
  const script = document.createElement('script')
  script.src = trust({ createScriptURL: (text) => text })?.createScriptURL(address) ?? address
  document.head.append(script)
}

interface TrustedTypePolicy {
  createHTML: (text: string) => string
  createScriptURL: (text: string) => string
}

/** Converts markup to `TrustedHTML` where supported. The builder has already escaped the owner's texts. */
function toTrustedHtml(markup: string): string {
  return trust({ createHTML: (text) => text })?.createHTML(markup) ?? markup
}

function trust(rules: Partial<TrustedTypePolicy>): TrustedTypePolicy | undefined {
  const types = Reflect.get(window, 'trustedTypes') as
    | { createPolicy(name: string, rules: Partial<TrustedTypePolicy>): TrustedTypePolicy }
    | undefined
  return types?.createPolicy('builder-preview', rules)
}
