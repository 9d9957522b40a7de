import type { Catalogs } from '../catalog/index.ts'
import { createDemoStore } from '../handler.ts'
import { showCheckoutOf, showCheckoutOnRedirect } from './checkout-view.ts'
import { pictureDataUrl } from './picture-data-url.ts'
import { createSessionStorage } from './session-storage.ts'

const STORE_ORIGIN = 'https://demo-store.example'

/** Runs the demo store inside the page that loads the current script. The store's URL is https://demo-store.example. */
export function startPageStore(catalogs?: Catalogs): void {
  const script = document.currentScript
  // `data-pictures` is the folder with the product pictures. Without this attribute, pictures are data URLs.
  const pictures = script?.getAttribute('data-pictures')
  // `data-checkout` is the URL of the checkout page. Without this attribute, the checkout opens as a dialog.
  const checkout = script?.getAttribute('data-checkout')

  const handle = createDemoStore({
    ...(catalogs && { catalogs }),
    storage: createSessionStorage(),
    pictureUrl: (name) => (pictures ? addressOf(`${pictures}${name}.svg`) : pictureDataUrl(name)),
    ...(checkout ? { checkoutUrl: () => addressOf(checkout) } : {}),
    canOpenFiles: true,
  })

  const fetchFromNetwork = window.fetch
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, document.baseURI).href
    return isStoreAddress(address) ? handle(new Request(input, init)) : fetchFromNetwork(input, init)
  }

  showCheckoutOnRedirect(handle, isStoreAddress)
  addEventListener('DOMContentLoaded', () => {
    const container = document.querySelector('[data-demo-checkout]')
    if (container) showCheckoutOf(`${STORE_ORIGIN}/checkout${location.search}`, container, handle)
  })
}

function isStoreAddress(address: string): boolean {
  return address.startsWith(`${STORE_ORIGIN}/`)
}

function addressOf(path: string): string {
  return new URL(path, document.baseURI).href
}
