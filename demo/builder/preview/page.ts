// The page inside the preview's frame. The builder sends its content.
import type { PreviewContent } from './content.ts'

const stylesheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(stylesheet)
const loaded = new Set(['en'])
let shown = ''

window.addEventListener('message', ({ data, source, origin }) => {
  // Tools such as accessibility checkers also send messages to frames.
  const isContent = typeof data === 'object' && typeof data?.html === 'string'
  if (isContent && source === window.parent && origin === location.origin) show(data)
})
window.parent.postMessage('electrician-preview-ready', location.origin)

// Do not open the checkout, because it would replace the preview.
document.addEventListener('checkout-redirect', (event) => {
  event.preventDefault()
  window.ElectricianElements?.toast({
    title: 'This is a preview',
    description: 'On your website, your store’s checkout opens now.',
  })
})

function show({ html, css, language, direction }: PreviewContent): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction
  loadLanguage(language)
  stylesheet.replaceSync(css)
  if (html === shown) return
  shown = html
  const scroll = window.scrollY
  document.body.replaceChildren(document.createRange().createContextualFragment(toTrustedHtml(html)))
  // Wait until the new elements have rendered and the page is as long as before.
  setTimeout(() => window.scrollTo({ top: scroll, behavior: 'instant' }), 100)
}

function loadLanguage(language: string): void {
  if (loaded.has(language)) return
  loaded.add(language)
  const script = document.createElement('script')
  const address = `../languages/${encodeURIComponent(language)}.js`
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
