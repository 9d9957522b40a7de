import { checkoutStyle } from '../checkout-style.ts'

type Handler = (request: Request) => Promise<Response>

/** Shows a checkout page inside an element. After paying or canceling, the visitor returns to the shop's page. */
export function showCheckoutOf(url: string, container: Element, handle: Handler): void {
  async function load(request: Request): Promise<void> {
    const response = await handle(request)
    const location = response.headers.get('location')
    if (location) return leaveFor(location)
    const page = new DOMParser().parseFromString(toTrustedHtml(await response.text()), 'text/html')
    container.replaceChildren(...page.querySelectorAll('.checkout'))
    if (container instanceof HTMLDialogElement) container.querySelector<HTMLElement>('button, a')?.focus()
    else document.title = page.title
  }

  container.addEventListener('submit', (event) => {
    event.preventDefault()
    void load(new Request(url, { method: 'POST' }))
  })
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    leaveFor(link.href)
  })
  void load(new Request(url))
}

/** Opens the demo store's checkout as a dialog instead of redirecting to its checkout page. */
export function showCheckoutOnRedirect(handle: Handler, isStoreAddress: (url: string) => boolean): void {
  // Listen on the window, so that the page's own listeners on elements and the document run first.
  addEventListener('checkout-redirect', (event) => {
    const { url } = (event as CustomEvent<{ url: string }>).detail
    if (event.defaultPrevented || !isStoreAddress(url)) return
    event.preventDefault()
    openDialog(url, handle)
  })
}

function openDialog(url: string, handle: Handler): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(checkoutStyle)
  root.adoptedStyleSheets = [stylesheet]
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Demo checkout')
  // The checkout has emptied the cart. The page is reloaded when the dialog closes and then offers to restore the cart.
  dialog.addEventListener('close', () => location.reload())
  root.append(dialog)
  document.body.append(host)
  showCheckoutOf(url, dialog, handle)
  dialog.showModal()
}

/** Navigates with a full page load, even if only the fragment differs. */
function leaveFor(url: string): void {
  const isSameDocument = new URL(url).href.split('#')[0] === location.href.split('#')[0]
  location.assign(url)
  if (isSameDocument) location.reload()
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Converts the store's own HTML to `TrustedHTML` where supported. */
function toTrustedHtml(html: string): string {
  const types = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
  policy ??= types?.createPolicy('demo-store', { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}
