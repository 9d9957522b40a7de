import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const WITH_CART = ['cart-button', 'cart-drawer']
const WITH_PRODUCTS = ['store-grid', 'product-card', 'buy-button', 'product-detail']
const WITHOUT_STORE = ['service-list', 'quote-form', 'contact-info', 'about-owner']
/** Elements that consist of the other ones. */
const COMPOSED = ['electrician-site', 'store-front']

/** The website's home screen, which the website loads on demand. */
const HOME_SCREEN = /\/electrician-site\/home\/home\.tsx$/

/** The cart's code, which pages load when the cart changes or opens. */
const SHARED_CART = /\/src\/(cart\/(?!order-mail)|catalog\/stock-error|storage\/tab-channel)/

/** Modules that are loaded on demand and belong together. */
const ON_DEMAND = {
  'toast-layer':
    /\/src\/(ui\/toast|toasts\/(unavailable|toast-timer)|texts\/en\/toast-layer|elements\/toast-area\/rare|runtime\/(auto-toast-area|top-dialog))/,
  'order-step': /\/src\/(elements\/cart-drawer\/order-step|cart\/order-mail|texts\/en\/order-steps)/,
  'cart-panel':
    /\/src\/(elements\/cart-drawer|texts\/en\/cart-panel|runtime\/script-checkout|ui\/use-abort-signal)/,
  listing:
    /\/src\/(elements\/store-grid\/(?!browse)|catalog\/(filter-products|compare-|collection-choices)|provider\/collections|texts\/en\/more-products)/,
  modal: /\/src\/(ui\/modal|elements\/service-list\/work-dialog)/,
  'page-head':
    /\/src\/(navigation\/page-head|ui\/(use-page-head|no-index)|elements\/electrician-site\/screen-head)/,
  'house-scene': /\/src\/elements\/electrician-site\/home\/(house-scene|wire)/,
  facts: /\/src\/business\/(parse-facts|facts-file)/,
}

/**
 * Returns the function that names the file of a module; null for a part that is loaded on demand and stays alone.
 * Everything that belongs together is one file, because each file is a request and is compressed on its own:
 * - `core`: what elements of all kinds need
 * - `common`: what elements with products share with elements without a store, or with the website's home page
 * - `cart`, `products`, `sections`: what the elements of one kind need besides
 * - `shared-cart`: the cart's code, which pages load when the cart changes or opens
 * - `contact-details`: what elements with contact details or forms need besides, but not `service-list`
 * - `fields`: what forms, custom fields and filters need
 * - `single-product`: what elements that show one product of a list share
 * - `store-grid`: also the product card
 * - `navigation`: the page's query and scroll position, for websites and lists that change them
 * - `checkout`: the checkout and what happens after it
 * - `controls`: what the opened cart and other elements need, and what product pages share with the search
 * - the name of an element: what only this element and the elements around it need
 */
export function sharedChunks() {
  const usersByModule = new Map<string, Set<string>>()

  /** Returns the names of the elements, and the paths of the parts loaded on demand, that import a module. */
  function usersOf(id: string, context: Context): Set<string> {
    const known = usersByModule.get(id)
    if (known) return known
    const [, name] = /\/src\/elements\/([\w-]+)\/element\.ts$/.exec(id) ?? []
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
    const users = new Set(name ? [name] : dynamicImporters.length > 0 ? [id] : [])
    usersByModule.set(id, users)
    for (const importer of importers) for (const user of usersOf(importer, context)) users.add(user)
    return users
  }

  return (id: string, context: Context): string | null => {
    const users = usersOf(id, context)
    const count = (kind: readonly string[]) => kind.filter((name) => users.has(name)).length
    const hasSections = count(WITHOUT_STORE) > 0
    // Otherwise, notifications, dialogs, forms and errors on pages without a store would load the code of the store's elements.
    if (
      /\/(src\/(ui\/(icon-button|use-backdrop-click|use-image-failure)|texts\/(error-text|translatable)|untrusted\/json)|icons\/x)\./.test(
        id,
      )
    )
      return 'core'
    if (count(WITH_CART) > 0) return hasSections ? 'core' : 'cart'
    if (/\/src\/(checkout|texts\/en\/checkout|provider\/checkouts|navigation\/leave-page)/.test(id))
      return 'checkout'
    if (/\/src\/(ui\/(scroll-position|observe-size|media-query)|navigation\/page-query)/.test(id))
      return 'navigation'
    // Otherwise, dialogs and lists with a search would load the code of product pages, and forms that of products.
    if (/\/(src\/(ui\/text-direction|texts\/en\/pictures|http\/.*)|icons\/chevron-(left|right))\./.test(id))
      return 'common'
    // Otherwise, the search would load the code of product pages.
    if (/\/src\/catalog\/(plain-text|decode-reference)/.test(id)) return 'controls'
    // Otherwise, calendars and custom fields would load the code of other elements.
    if (/\/src\/(texts\/first-day|ui\/insert-elements)/.test(id)) return 'contact-details'
    // Otherwise, the website's home page would load the code of products, forms or lists.
    const isOnHomePage = [...users].some((user) => user === 'electrician-site' || HOME_SCREEN.test(user))
    const hasProducts = count(WITH_PRODUCTS) > 0
    if (users.has('service-list') && hasProducts) return 'core'
    if (hasProducts && (hasSections || isOnHomePage)) return 'common'
    if (users.has('service-list') && (isOnHomePage || count(WITHOUT_STORE) > 1)) return 'sections'
    if (/\/src\/ui\/(field\.css|claim-name)/.test(id)) return 'fields'
    if (hasSections && isOnHomePage) return 'contact-details'
    if (/\/src\/ui\/(product-card|loading-card)/.test(id)) return 'store-grid'
    if (count(['product-card', 'buy-button']) > 1 && count(WITH_PRODUCTS) === 2) return 'single-product'
    if (count(WITH_PRODUCTS) > 1) return 'products'
    if (SHARED_CART.test(id)) return 'shared-cart'
    // Otherwise, an opened cart would load the code of other elements.
    const isInCart = [...users].some((user) => user.endsWith('/cart-panel.tsx'))
    if (count(WITHOUT_STORE) > 1) return isInCart ? 'common' : 'contact-details'
    const elements = [...users].filter((user) => !user.includes('/'))
    if (isInCart && elements.length > 0) return 'controls'
    const [element] = elements.filter((name) => !COMPOSED.includes(name))
    if (element) return element
    // Most visits start on the home page, and its code is too short for a request of its own.
    if (isOnHomePage && elements.length < 2) return 'electrician-site'
    if (elements.length > 0) return elements.length > 1 ? 'website' : (elements[0] ?? null)
    const [onDemand] = Object.entries(ON_DEMAND).find(([, paths]) => paths.test(id)) ?? []
    return onDemand ?? null
  }
}
