import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const WITH_CART = ['cart-button', 'cart-drawer']
const WITH_PRODUCTS = ['store-grid', 'product-card', 'buy-button', 'product-detail']
const WITHOUT_STORE = ['service-list', 'quote-form', 'contact-info', 'about-owner']
/** Elements that consist of the other ones. */
const COMPOSED = ['electrician-site', 'store-front']

/** Modules that are loaded on demand and belong together. */
const ON_DEMAND = {
  'cart-panel':
    /\/src\/(checkout|elements\/cart-drawer|runtime\/script-checkout|navigation\/leave-page|ui\/use-abort-signal)/,
  listing:
    /\/src\/(elements\/store-grid\/(?!browse)|ui\/scroll-position|catalog\/(count-text|filter-products|compare-products)|provider\/collections)/,
  facts: /\/src\/(business\/parse-facts|untrusted\/similar-name)/,
}

/**
 * Returns the function that names the file of a module; null for a part that is loaded on demand and stays alone.
 * Everything that belongs together is one file, because each file is a request and is compressed on its own:
 * - `core`: what elements of all kinds need
 * - `common`: what both elements with products and elements without a store need besides
 * - `cart`, `products`, `sections`: what the elements of one kind need besides
 * - the name of an element: what only this element and the elements around it need
 */
export function sharedChunks() {
  const elementsByModule = new Map<string, Set<string>>()

  /** Returns the elements that import a module, without what they load on demand. */
  function elementsWith(id: string, context: Context): Set<string> {
    const known = elementsByModule.get(id)
    if (known) return known
    const [, name] = /\/src\/elements\/([\w-]+)\/element\.ts$/.exec(id) ?? []
    const elements = new Set(name ? [name] : [])
    elementsByModule.set(id, elements)
    for (const importer of context.getModuleInfo(id)?.importers ?? [])
      for (const element of elementsWith(importer, context)) elements.add(element)
    return elements
  }

  return (id: string, context: Context): string | null => {
    // Small functions of the bundler itself.
    if (id.includes('rolldown/runtime')) return 'core'
    const elements = elementsWith(id, context)
    const count = (kind: readonly string[]) => kind.filter((name) => elements.has(name)).length
    const hasSections = count(WITHOUT_STORE) > 0
    if (count(WITH_CART) > 0) return hasSections ? 'core' : 'cart'
    if (hasSections && count(WITH_PRODUCTS) > 0) return 'common'
    if (count(WITH_PRODUCTS) > 1) return 'products'
    if (count(WITHOUT_STORE) > 1) return 'sections'
    const [element] = [...elements].filter((name) => !COMPOSED.includes(name))
    if (element) return element
    if (count(COMPOSED) > 0) return count(COMPOSED) > 1 ? 'website' : ([...elements][0] ?? null)
    const [onDemand] = Object.entries(ON_DEMAND).find(([, paths]) => paths.test(id)) ?? []
    return onDemand ?? null
  }
}
